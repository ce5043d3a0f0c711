import type { MiddlewareHandler } from 'hono'

/** Accepts requests from tools and from the sandbox's own pages. Refuses requests from pages of other sites. */
export const ownOriginOnly =
  (publicUrl: string): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin')
    if (origin !== undefined && origin !== new URL(publicUrl).origin)
      return context.json({ message: 'Call this from a tool or a test, not from another site.' }, 403)
    return next()
  }
