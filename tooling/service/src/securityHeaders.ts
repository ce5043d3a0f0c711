import { createMiddleware } from 'hono/factory'

type Headers = Readonly<Record<string, string>>

/**
 * The content security policy of responses that are not pages: data, redirects, messages. A browser that shows such a
 * response loads nothing else.
 */
const nonPageContentSecurity =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The headers of every response of a service: `nosniff`, and HSTS if its public URL begins with https. */
export const securityHeaders = (publicUrl: string): Headers => ({
  'x-content-type-options': 'nosniff',
  ...(publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {}),
})

/**
 * Sets the headers on every response. A response without a content security policy gets one that allows nothing to
 * load.
 */
export const setSecurityHeaders = (headers: Headers) =>
  createMiddleware(async (context, next) => {
    await next()
    const { res } = context
    for (const [name, value] of Object.entries(headers)) res.headers.set(name, value)
    if (!res.headers.has('content-security-policy'))
      res.headers.set('content-security-policy', nonPageContentSecurity)
  })
