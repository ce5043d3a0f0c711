import { HttpProblem } from '../http/httpProblem.ts'
import { isStorable } from '../model/isStorable.ts'

// Matches escapes of NUL and of surrogates. A JSON body without such escapes needs no check of its parsed values.
const unsafeEscape = /\\u(?:0000|[dD][89a-fA-F])/

/**
 * Whether Postgres can store every text in a JSON value. The function is iterative, because recursion over a deeply
 * nested value would overflow the stack.
 */
const hasOnlyStorableText = (value: unknown): boolean => {
  const pending: unknown[] = [value]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next === 'string' && !isStorable(next)) return false
    if (typeof next === 'object' && next !== null)
      for (const [name, inner] of Object.entries(next)) pending.push(name, inner)
  }
  return true
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpProblem(400, 'InvalidJsonInput', 'Request body does not contain valid JSON.')
  }
}

/** Checks that a body is a valid GraphQL request. Throws an HttpProblem with status 400. */
export const checkGraphQLBody = (text: string): void => {
  const body = parse(text)
  if (!isObject(body) || typeof body.query !== 'string')
    throw new HttpProblem(400, 'InvalidInput', "The request needs a JSON object with a 'query'.")
  const { variables, operationName } = body
  if (variables !== undefined && variables !== null && !isObject(variables))
    throw new HttpProblem(400, 'InvalidInput', "The 'variables' of a request must be a JSON object.")
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw new HttpProblem(400, 'InvalidInput', "The 'operationName' of a request must be a text.")
  if (unsafeEscape.test(text) && !hasOnlyStorableText(body))
    throw new HttpProblem(400, 'InvalidInput', 'A text holds a character that is not allowed.')
}
