import { contentCodingOf } from '@selvedge/service'
import type { ShopContext } from '../context/createContext.ts'
import type { PageHandler } from '../http/createApp.ts'
import { type ContentSecuritySettings, pageContentSecurity } from '../http/securityHeaders.ts'
import { createPageCache, type PageCache } from './createPageCache.ts'
import { createStyleInliner } from './inlineStyles.ts'
import { sharedPageKey } from './sharedPageKey.ts'
import { htmlOf, type StoredPage, storePage } from './storedPage.ts'

type Options = {
  readonly page: PageHandler
  readonly settings: ContentSecuritySettings
  /** The folder of the files for browsers that the build has made. */
  readonly clientFolder: string
  readonly cache?: PageCache
}

/** Whether a response is a page that can be shown to others: rendered completely, with every part of its data. */
const isComplete = ({ status, headers }: Response, { rendering }: ShopContext): boolean =>
  status === 200 &&
  rendering.isComplete &&
  !rendering.lacksData &&
  (headers.get('content-type') ?? '').startsWith('text/html')

/** Whether there is no such page any longer: it does not exist, or has another address. */
const isGone = ({ status }: Response): boolean => [301, 308, 404, 410].includes(status)

/**
 * Responds with stored pages to visitors who would see the same page as others. All other pages are rendered by `page`.
 * A page that lacks a part, because its data could not be loaded, is not stored; the page that was stored before is sent when
 * a page cannot be rendered.
 *
 * Visitors who open a page that is not stored wait while it is rendered for another visitor. When it cannot be stored, each of
 * them gets it rendered.
 */
export const sharePages = ({
  page,
  settings,
  clientFolder,
  cache = createPageCache(),
}: Options): PageHandler => {
  const inlineStyles = createStyleInliner(clientFolder)

  const send = async (stored: StoredPage, request: Request, shop: ShopContext): Promise<Response> => {
    if (stored.product !== undefined) shop.session.markViewed(stored.product)
    const headers = new Headers(stored.headers)
    const path = new URL(request.url).pathname
    const otherOrigin = shop.checkoutSite?.otherOrigin
    headers.set(
      'content-security-policy',
      pageContentSecurity({ scripts: stored.scripts, path, otherOrigin }, settings),
    )
    headers.set('server-timing', 'page;desc=stored')
    if (contentCodingOf(request.headers.get('accept-encoding') ?? undefined) !== 'br')
      return new Response(await htmlOf(stored), { headers })
    headers.set('content-encoding', 'br')
    headers.append('vary', 'Accept-Encoding')
    return new Response(stored.body, { headers })
  }

  /** Renders the page, and stores it when it is complete. `stored` resolves when nothing remains to be done. */
  const render = async (
    key: string,
    request: Request,
    shop: ShopContext,
  ): Promise<{ readonly response: Response; readonly stored: Promise<void> }> => {
    shop.rendering.isShared = true
    const renderedAt = cache.now()
    const response = await page(request, shop)
    const { lacksData, isOutdated } = shop.rendering
    if (isGone(response) && !lacksData && !isOutdated) cache.forget(key)
    if (!isComplete(response, shop)) return { response, stored: Promise.resolve() }
    const html = inlineStyles(await response.text())
    const visit = { ...shop, path: new URL(request.url).pathname }
    const stored = storePage(response, html, visit, cache.lastSeen(key)).then(
      (entry) => cache.store(key, entry, renderedAt, shop.rendering.isOutdated),
      (error: unknown) => shop.log.warn({ reason: error }, 'page not stored'),
    )
    return { response: new Response(html, response), stored }
  }

  /** The pages that are being rendered for a visitor because they are not stored, by key. */
  const firstRenders = new Map<string, Promise<void>>()

  const renderForVisitor: typeof render = (key, ...visit) => {
    const rendered = render(key, ...visit)
    if (!firstRenders.has(key)) {
      const end = (): void => void firstRenders.delete(key)
      firstRenders.set(key, rendered.then(({ stored }) => stored).then(end, end))
    }
    return rendered
  }

  return async (request, shop) => {
    const key = await sharedPageKey(request, shop)
    if (key === undefined) return page(request, shop)
    // The page is rendered again after the visitor has got their response. Their request is aborted then, so it needs another one.
    const renew = () => render(key, new Request(request.url, { headers: request.headers }), shop)
    let stored = cache.read(key, renew)
    const firstRender = firstRenders.get(key)
    if (!stored && firstRender) {
      await firstRender
      stored = cache.read(key, renew)
    }
    if (stored) return send(stored, request, shop)
    const { response } = await renderForVisitor(key, request, shop)
    const lastSeen = response.status >= 500 ? cache.lastSeen(key) : undefined
    return lastSeen ? send(lastSeen, request, shop) : response
  }
}
