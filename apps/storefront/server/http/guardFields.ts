import { createMiddleware } from 'hono/factory'

/** No form of the shop has a quarter as many. */
const MOST_FIELDS = 200

/** How many fields a form's body has, without taking it apart. */
export const countFields = (body: string, type: string): number => {
  const separator = type.startsWith('multipart/') ? /\bname="/g : /&/g
  const found = body.match(separator)?.length ?? 0
  return type.startsWith('multipart/') ? found : found + 1
}

/** Refuses forms with more fields than any form of the shop has, before anything takes them apart. */
export const guardFields = () =>
  createMiddleware(async (context, next) => {
    if (context.req.method !== 'POST') return next()
    const body = await context.req.raw.clone().text()
    return countFields(body, context.req.header('content-type') ?? '') > MOST_FIELDS
      ? context.text('This form has more fields than the shop takes.', 413)
      : next()
  })
