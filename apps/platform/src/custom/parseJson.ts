import { fail, ok, type Result } from '../engine/problem.ts'
import type { Json } from '../model/resource.ts'

/** Reads a value that the platform takes as JSON text. */
export const parseJson = (text: string): Result<Json> => {
  try {
    return ok(JSON.parse(text) as Json)
  } catch {
    return fail('InvalidInput', `A custom value must be JSON text, but was: ${text}`)
  }
}
