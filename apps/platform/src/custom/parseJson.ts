import { fail, ok, type Result } from '../engine/problem.ts'
import { isStorable } from '../model/isStorable.ts'
import type { Json } from '../model/resource.ts'

const deepest = 100

// A loop over the text rather than over the value: what is nested too deep cannot be walked either.
const depthOf = (text: string): number => {
  let [depth, most] = [0, 0]
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (token === '[' || token === '{') depth += 1
    if (token === ']' || token === '}') depth -= 1
    most = Math.max(most, depth)
  }
  return most
}

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text, (key, value) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError('text')
      return value
    }) as Json
  } catch {
    return undefined
  }
}

/** Reads a value that the platform takes as JSON text. */
export const parseJson = (text: string): Result<Json> => {
  const value = depthOf(text) > deepest ? undefined : parsed(text)
  return value === undefined
    ? fail('InvalidInput', `A custom value must be JSON text, but was: ${text}`)
    : ok(value)
}
