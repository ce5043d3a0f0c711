import { randomBytes } from 'node:crypto'

export const newNonce = (): string => randomBytes(16).toString('base64')

/** The content security policy of a sandbox page: scripts by nonce only, framed only by the listed shops. */
export const contentSecurity = (
  nonce: string,
  frameAncestors: readonly string[],
  formTargets: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src data:',
    `form-action 'self'${formTargets.map((target) => ` ${target}`).join('')}`,
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
    "base-uri 'none'",
  ].join('; ')
