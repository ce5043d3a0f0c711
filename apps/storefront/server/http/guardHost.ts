import { createMiddleware } from 'hono/factory'

/** Refuses requests for another host than the shop's, which could only come from a mistake or from mischief. */
export const guardHost = (origin: string) => {
  const { host } = new URL(origin)
  return createMiddleware(async (context, next) => {
    const asked = context.req.header('host')
    return asked === undefined || asked === host ? next() : context.text(`The shop is at ${origin}.`, 400)
  })
}
