import { createMiddleware } from 'hono/factory'

/** Treats a path with a NUL as missing: the database stores none, so no id has one. */
export const refuseUnstorablePath = createMiddleware(async (context, next) =>
  /%00|\0/.test(context.req.path) ? context.json({ kind: 'missing' }, 404) : next(),
)
