import { createHmac } from 'node:crypto'
import { isKey } from './requireKey.ts'

/** What a preview link shows, and until when. */
export type Preview = {
  /** The key of the site. */
  readonly site: string
  /** The name of the draft. */
  readonly draft: string
  /** The time at which the link expires, in seconds since 1970. */
  readonly until: number
}

type Refusal = 'invalid' | 'expired'

/** The signature of a preview: HMAC-SHA256 of its parts, in base64url. Only a server with the key can write a link. */
const signatureOf = ({ site, draft, until }: Preview, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['preview', site, draft, until]))
    .digest('base64url')

/** Creates the signed parameters of a preview. */
export const previewQuery = (preview: Preview, key: string): URLSearchParams => {
  const { site, draft, until } = preview
  return new URLSearchParams({
    site,
    draft,
    until: String(until),
    signature: signatureOf(preview, key),
  })
}

/** Creates a link to a preview at an origin of the shop. */
export const previewLink = (origin: string, preview: Preview, key: string): string =>
  `${new URL(origin).origin}/preview?${previewQuery(preview, key)}`

/**
 * Reads a preview from the parameters of its link, at a time in ms. Refuses a link without a valid signature, and a
 * link that has expired.
 */
export const readPreviewLink = (
  query: URLSearchParams,
  key: string,
  now: number,
): { readonly ok: true; readonly preview: Preview } | { readonly ok: false; readonly reason: Refusal } => {
  const preview = {
    site: query.get('site') ?? '',
    draft: query.get('draft') ?? '',
    until: Number(query.get('until')),
  }
  if (!isKey(query.get('signature') ?? '', signatureOf(preview, key))) return { ok: false, reason: 'invalid' }
  // Written as a negation, so that a link whose expiry time is not a number counts as expired.
  return !(preview.until * 1_000 > now) ? { ok: false, reason: 'expired' } : { ok: true, preview }
}
