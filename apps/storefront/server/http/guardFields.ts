import { createMiddleware } from 'hono/factory'

/** No form of the shop has a quarter as many. */
const MOST_FIELDS = 200

/** How many fields a form's body has, without taking it apart. */
export const countFields = (body: string, type: string): number => {
  const separator = type.startsWith('multipart/') ? /\bname="/g : /&/g
  const found = body.match(separator)?.length ?? 0
  return type.startsWith('multipart/') ? found : found + 1
}

/** Whether a body can be taken apart. An encoded one always can. */
const canBeRead = (request: Request, type: string): Promise<boolean> =>
  type.startsWith('multipart/')
    ? request.formData().then(
        () => true,
        () => false,
      )
    : Promise.resolve(true)

/** Refuses forms with more fields than any form of the shop has before anything takes them apart, and those that cannot be. */
export const guardFields = () =>
  createMiddleware(async (context, next) => {
    if (context.req.method !== 'POST') return next()
    const { raw } = context.req
    const type = context.req.header('content-type') ?? ''
    if (countFields(await raw.clone().text(), type) > MOST_FIELDS)
      return context.text('This form has more fields than the shop takes.', 413)
    return (await canBeRead(raw.clone(), type))
      ? next()
      : context.text('This form cannot be read. Go back to the shop and try again.', 400)
  })
