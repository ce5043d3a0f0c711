import type { Context } from 'hono'

/** A request's parameters: the query string, and over it the form body. */
export const parametersOf = async (c: Context): Promise<Readonly<Record<string, string>>> => {
  const isForm = (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
  const body = isForm ? Object.fromEntries(new URLSearchParams(await c.req.text())) : {}
  return { ...c.req.query(), ...body }
}
