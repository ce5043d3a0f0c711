import { createMiddleware } from 'hono/factory'

/** Refuses requests for another host than the shop's, which are a mistake or an attack. */
export const guardHost = (origin: string) =>
  createMiddleware(async (context, next) => {
    const host = context.req.header('host')
    return host === undefined || host === new URL(origin).host
      ? next()
      : context.text(`The shop is at ${origin}.`, 400)
  })

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=']

/** Accepts page views and forms: pages accept nothing else. No page has a NUL or two slashes in its address. */
export const guardForm = () =>
  createMiddleware(async (context, next) => {
    const { method, url } = context.req
    if (/%00|\/\//.test(new URL(url).pathname)) return context.text('There is no such page.', 404)
    if (method === 'GET' || method === 'HEAD') return next()
    if (method !== 'POST') return context.text('The shop takes page views and forms.', 405)
    const type = context.req.header('content-type') ?? ''
    return formTypes.some((form) => type.startsWith(form))
      ? next()
      : context.text('The shop takes forms.', 415)
  })

/**
 * Whether a request that changes something comes from the shop itself. Browsers send `Sec-Fetch-Site`, older ones
 * `Origin`; a form without JavaScript sends both. A request with neither is not from a page. When both are sent both
 * have to match, which `hono/csrf` does not require.
 */
export const isOwnRequest = (headers: Headers, origin: string): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const from = headers.get('origin')
  return from === null ? site !== null : from === origin
}

/** Refuses forms from other sites before any route runs. */
export const guardOrigin = (origin: string) =>
  createMiddleware(async (context, next) =>
    ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method) || isOwnRequest(context.req.raw.headers, origin)
      ? next()
      : context.text('This form was not sent from the shop. Go back to the shop and try again.', 403),
  )

/** No form of the shop has a quarter as many. */
const MAX_FIELDS = 200

/**
 * Refuses forms with more fields than any form of the shop has, before they are parsed, and multipart forms that cannot
 * be parsed. A URL-encoded form always can.
 */
export const guardFields = () =>
  createMiddleware(async (context, next) => {
    if (context.req.method !== 'POST') return next()
    const { raw } = context.req
    const isMultipart = context.req.header('content-type')?.startsWith('multipart/')
    const separators = (await raw.clone().text()).match(isMultipart ? /\bname="/g : /&/g)?.length ?? 0
    if (separators + (isMultipart ? 0 : 1) > MAX_FIELDS)
      return context.text('This form has more fields than the shop takes.', 413)
    const isReadable =
      !isMultipart ||
      (await raw
        .clone()
        .formData()
        .catch(() => undefined))
    return isReadable
      ? next()
      : context.text('This form cannot be read. Go back to the shop and try again.', 400)
  })
