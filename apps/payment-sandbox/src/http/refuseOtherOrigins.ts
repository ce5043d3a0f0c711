import type { MiddlewareHandler } from 'hono'

/** Refuses requests with the `Origin` header of another site. Tools send no such header. */
export const refuseOtherOrigins =
  (publicUrl: string): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin')
    if (origin !== undefined && origin !== new URL(publicUrl).origin)
      return context.json({ message: 'Call this from a tool or a test, not from another site.' }, 403)
    return next()
  }
