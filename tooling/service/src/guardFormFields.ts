import { createMiddleware } from 'hono/factory'

/**
 * Refuses forms with more fields than `most`, before they are parsed, and multipart forms that cannot be parsed. A
 * URL-encoded form can always be parsed.
 */
export const guardFormFields = (most: number) =>
  createMiddleware(async (context, next) => {
    if (context.req.method !== 'POST') return next()
    const { raw } = context.req
    const isMultipart = context.req.header('content-type')?.startsWith('multipart/')
    const separators = (await raw.clone().text()).match(isMultipart ? /\bname="/g : /&/g)?.length ?? 0
    if (separators + (isMultipart ? 0 : 1) > most)
      return context.text(`This form has more than ${most} fields.`, 413)
    const isReadable =
      !isMultipart ||
      (await raw
        .clone()
        .formData()
        .catch(() => undefined))
    return isReadable ? next() : context.text('This form cannot be read. Go back and try again.', 400)
  })
