import { data, redirect } from '@remix-run/node'
import { previewQuery, readPreviewLink } from '@selvedge/service'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { isDraftPresent } from '../../../server/preview/isDraftPresent.ts'
import { PREVIEW_MAX_AGE } from '../../../server/session/sessionCookies.ts'
import { m } from '../../paraglide/messages.js'
import { notFound } from '../errors/failures.server.ts'

const problem = (status: number, title: string, text: string) => data({ title, text }, { status })

/**
 * Opens a preview: from then on this browser shows the draft. A link for another site is redirected to that site. For
 * an invalid link, or a draft that does not exist, the page explains what to do.
 */
export const openPreview = async (shop: ShopContext, query: URLSearchParams) => {
  const { previewKey, siteKey } = shop.settings
  if (!previewKey) throw notFound()
  const now = Date.now()
  const read = readPreviewLink(query, previewKey, now)
  if (!read.ok)
    return read.reason === 'expired'
      ? problem(410, m.preview_expired_title(), m.preview_expired_text())
      : problem(403, m.preview_invalid_title(), m.preview_invalid_text())
  const { site, draft, until } = read.preview
  if (site !== siteKey) {
    const origin = shop.originOfSite(site)
    if (origin) throw redirect(`${origin}/preview?${query}`)
  }
  const found = site === siteKey ? await isDraftPresent(shop, draft) : ({ ok: true, value: false } as const)
  if (!found.ok) return problem(503, m.preview_unavailable_title(), m.preview_unavailable_text())
  if (!found.value) return problem(404, m.preview_missing_title({ draft, site }), m.preview_missing_text())
  const end = Math.min(until, Math.floor(now / 1_000) + PREVIEW_MAX_AGE)
  shop.session.showDraft(previewQuery({ site, draft, until: end }, previewKey).toString())
  throw redirect('/')
}

/** Ends the preview. */
export const endPreview = (shop: ShopContext) => {
  shop.session.showDraft(undefined)
  return redirect(shop.paths.home())
}
