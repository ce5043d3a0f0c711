import type { Settings } from '../settings/settings.ts'

/** The content security policy of a page: scripts by nonce only, frames of the card fields only. */
export const contentSecurity = (nonce: string, settings: Settings): string => {
  const development = settings.NODE_ENV === 'development'
  const cardFields = settings.CARD_FIELDS_URL ? new URL(settings.CARD_FIELDS_URL).origin : undefined
  const analytics = settings.ANALYTICS_URL ? ` ${new URL(settings.ANALYTICS_URL).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${settings.pictureHosts.join(' ')}`,
    "font-src 'self'",
    `connect-src 'self'${analytics}${development ? ' ws:' : ''}`,
    `frame-src ${cardFields ?? "'none'"}`,
    // A form that is answered with a redirect to the provider's card page must be allowed to follow it.
    `form-action 'self' ${cardFields ?? 'https:'}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** Headers of every answer. */
export const securityHeaders = (settings: Settings): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(settings.origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {}),
})
