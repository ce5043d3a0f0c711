import { createMiddleware } from 'hono/factory'

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=']

/** Lets page views and forms through. Pages answer nothing else, and an address with a NUL in it names no page. */
export const guardForm = () =>
  createMiddleware(async (context, next) => {
    const { method, url } = context.req
    if (new URL(url).pathname.includes('%00')) return context.text('There is no such page.', 404)
    if (method === 'GET' || method === 'HEAD') return next()
    if (method !== 'POST') return context.text('The shop takes page views and forms.', 405)
    const type = context.req.header('content-type') ?? ''
    return forms.some((form) => type.startsWith(form)) ? next() : context.text('The shop takes forms.', 415)
  })
