import { createMiddleware } from 'hono/factory'

/**
 * Responds to a path with a NUL character as to a missing page: the database cannot store NUL, so no id contains it.
 */
export const refuseUnstorablePath = createMiddleware(async (context, next) =>
  /%00|\0/.test(context.req.path) ? context.json({ kind: 'missing' }, 404) : next(),
)
