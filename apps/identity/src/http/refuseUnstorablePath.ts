import { createMiddleware } from 'hono/factory'

/** Responds with 404 when the path contains a NUL character. The database cannot store NUL, so no id contains it. */
export const refuseUnstorablePath = createMiddleware(async (context, next) =>
  /%00|\0/.test(context.req.path) ? context.json({ kind: 'missing' }, 404) : next(),
)
