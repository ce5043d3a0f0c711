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

/** Whether a path is valid percent-encoded UTF-8. Remix would print a warning for another one. */
const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Accepts page views and forms: pages accept nothing else. No page has a NUL, a backslash or two slashes in its address. */
export const guardForm = () =>
  createMiddleware(async (context, next) => {
    const { method, url } = context.req
    const { pathname } = new URL(url)
    if (!isDecodable(pathname)) return context.text('This address is not valid.', 400)
    if (/%00|%5C|\/\//i.test(pathname)) return context.text('There is no such page.', 404)
    if (method === 'GET' || method === 'HEAD') return next()
    if (method !== 'POST') return context.text('The shop takes page views and forms.', 405)
    const type = context.req.header('content-type') ?? ''
    return formTypes.some((form) => type.startsWith(form))
      ? next()
      : context.text('The shop takes forms.', 415)
  })
