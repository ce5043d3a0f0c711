import type { Context } from 'hono'
import { isStorable } from '../model/isStorable.ts'
import { invalidRequest } from './authError.ts'

/** The parameters of a request: the form body overrides the query string. */
export const parametersOf = async (c: Context): Promise<Readonly<Record<string, string>>> => {
  const isForm = (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
  const body = isForm ? Object.fromEntries(new URLSearchParams(await c.req.text())) : {}
  const parameters = { ...c.req.query(), ...body }
  for (const [name, value] of Object.entries(parameters))
    if (!isStorable(name) || !isStorable(value))
      throw invalidRequest('Malformed parameter: a text holds a character that is not allowed.')
  return parameters
}
