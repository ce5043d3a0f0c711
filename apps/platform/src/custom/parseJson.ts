import { fail, ok, type Result } from '../engine/problem.ts'
import { isStorable } from '../model/isStorable.ts'
import type { Json } from '../model/resource.ts'

const maxDepth = 100

// Computes the depth from the text. A recursive function over the parsed value would overflow the stack.
const depthOf = (text: string): number => {
  let [depth, max] = [0, 0]
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (token === '[' || token === '{') depth += 1
    if (token === ']' || token === '}') depth -= 1
    max = Math.max(max, depth)
  }
  return max
}

const parseStorable = (text: string): Json | undefined => {
  try {
    return JSON.parse(text, (key, value) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError('text')
      return value
    }) as Json
  } catch {
    return undefined
  }
}

/** Parses a custom value, which the API takes as JSON text. */
export const parseJson = (text: string): Result<Json> => {
  const value = depthOf(text) > maxDepth ? undefined : parseStorable(text)
  return value === undefined
    ? fail('InvalidInput', `A custom value must be JSON text, but was: ${text}`)
    : ok(value)
}
