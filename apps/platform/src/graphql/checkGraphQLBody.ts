import { HttpProblem } from '../http/httpProblem.ts'
import { isStorable } from '../model/isStorable.ts'

// Only escapes can carry such characters through JSON; most bodies have none and need no walk.
const suspicious = /\\u(?:0000|[dD][89a-fA-F])/

/** Whether every text within a JSON value can be stored. A loop, not recursion: values may nest as deep as they like. */
const isAllStorable = (value: unknown): boolean => {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !isStorable(next)) return false
    if (typeof next === 'object' && next !== null)
      for (const [name, inner] of Object.entries(next)) waiting.push(name, inner)
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

/** Checks that a request's body is one readable GraphQL request. Throws the platform's 400. */
export const checkGraphQLBody = (text: string): void => {
  const body = parse(text)
  if (!isObject(body) || typeof body.query !== 'string')
    throw new HttpProblem(400, 'InvalidInput', "The request needs a JSON object with a 'query'.")
  const { variables, operationName } = body
  if (variables !== undefined && variables !== null && !isObject(variables))
    throw new HttpProblem(400, 'InvalidInput', "The 'variables' of a request must be a JSON object.")
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw new HttpProblem(400, 'InvalidInput', "The 'operationName' of a request must be a text.")
  if (suspicious.test(text) && !isAllStorable(body))
    throw new HttpProblem(400, 'InvalidInput', 'A text holds a character that is not allowed.')
}
