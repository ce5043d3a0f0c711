import { createMiddleware } from 'hono/factory'

type Headers = Readonly<Record<string, string>>

/** The policy of responses that are not pages: data, redirects, messages. A browser that shows one loads nothing for it. */
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
 * Sets the headers on every response, and a content security policy that loads nothing on responses without a policy.
 */
export const setSecurityHeaders = (headers: Headers) =>
  createMiddleware(async (context, next) => {
    await next()
    const { res } = context
    for (const [name, value] of Object.entries(headers)) res.headers.set(name, value)
    if (!res.headers.has('content-security-policy'))
      res.headers.set('content-security-policy', nonPageContentSecurity)
  })
