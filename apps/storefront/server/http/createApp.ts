import { redirect } from '@remix-run/node'
import { imageRoutes } from '@selvedge/images'
import { callerAddress, guardFormFields, guardFormOrigin, setSecurityHeaders } from '@selvedge/service'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import type { Logger } from 'pino'
import { pathWithoutKey } from '../../app/i18n/listPaths.ts'
import { localeOfPath, pathInLocale } from '../../app/i18n/paths.ts'
import { originOf } from '../checkoutSite/checkoutOrigin.ts'
import { moveVisitor, mustLeave } from '../checkoutSite/moveVisitor.ts'
import type { ContextMaker, ShopContext } from '../context/createContext.ts'
import { markReferringProduct } from '../session/markReferringProduct.ts'
import type { Settings } from '../settings/settings.ts'
import { sitemapRoutes } from '../sitemap/sitemapRoutes.ts'
import type { SiteFinder } from '../sites/createSites.ts'
import { documentReload } from './documentReload.ts'
import { failingDependencies } from './failingDependencies.ts'
import { findSiteOfHost, guardForm, type SiteEnv } from './guards.ts'
import { isPagePath } from './isPagePath.ts'
import { allowPrefetchReuse, isPrefetch, savesData } from './prefetch.ts'
import { redirectToCanonicalLocale } from './redirectToCanonicalLocale.ts'
import { pageContentSecurity, scriptsByNonce, shopHeaders } from './securityHeaders.ts'
import { withholdSharedLinks } from './withholdSharedLinks.ts'

/**
 * Whether a path is that of the customer support form. When JavaScript submits the form, the path ends with `.data`.
 */
const isSupportPath = (path: string): boolean => /\/account\/dashboard\/support(\.data)?$/.test(path)

/** Responds to a page request; created by Remix in production and by vite in development. */
export type PageHandler = (request: Request, context: ShopContext) => Promise<Response>

/** The maximum number of fields of a form, more than four times as many as the largest form has. */
const MAX_FORM_FIELDS = 200
/** A path that no route matches: its page is the 404 page. */
const MISSING_PATH = '/no-such/page'
/** The status of a redirect in the data of a page (Remix single fetch). */
const DATA_REDIRECT = 202

type AppOptions = {
  readonly settings: Settings
  readonly log: Logger
  readonly sites: SiteFinder
  readonly makeContext: ContextMaker
  readonly page: PageHandler
}

/** The size up to which the rest of a refused form is read, in bytes. */
const MAX_DISCARDED = 64 * 1024 * 1024

/**
 * Reads the rest of a refused form, and forgets it. A browser whose connection is closed while it sends shows an error of its
 * own instead of the response.
 */
const discardBody = async (body: ReadableStream<Uint8Array> | null): Promise<void> => {
  if (!body || body.locked) return
  let size = 0
  const discard = (chunk: Uint8Array, controller: WritableStreamDefaultController): void => {
    size += chunk.byteLength
    if (size > MAX_DISCARDED) controller.error()
  }
  // A visitor who closes the connection sends nothing more.
  await body.pipeTo(new WritableStream({ write: discard })).catch(() => undefined)
}

/** The headers of a request without the headers about its body. */
const withoutBody = (headers: Headers): Headers => {
  const left = new Headers(headers)
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) left.delete(name)
  return left
}

/** The storefront's server around the pages: guards, limits, headers, images, cookies. */
export const createApp = ({ settings, log, sites, makeContext, page }: AppOptions): Hono<SiteEnv> => {
  const app = new Hono<SiteEnv>()
  const visitorAddress = (context: Context): string => callerAddress(context, settings.TRUSTED_PROXY_HOPS)
  app.use(requestId())
  app.use(withholdSharedLinks())
  app.use(setSecurityHeaders(shopHeaders(settings.origin)))
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    const site = await sites.ownSite()
    const { context: shop } = await makeContext(context.req.raw, { requestId: 'readyz', address: '', site })
    const failing = await failingDependencies(shop)
    return failing.length === 0
      ? context.json({ status: 'ready' })
      : context.json({ status: 'not ready', failing }, 503)
  })
  app.use(findSiteOfHost(sites, settings))
  app.route(
    '/',
    imageRoutes({
      cacheFolder: settings.PICTURE_CACHE_DIR,
      allowedHosts: settings.imageHosts,
      visitorAddress,
    }),
  )
  app.route(
    '/',
    sitemapRoutes<SiteEnv>(async ({ req, var: { requestId, site } }) => {
      const { context: shop } = await makeContext(req.raw, { requestId, address: '', site })
      return { origin: site.site.origin, sitemaps: shop.sitemaps }
    }),
  )
  app.use(redirectToCanonicalLocale())
  app.use(async (context, next) => {
    const { url, headers } = context.req.raw
    const { pathname, origin } = new URL(url)
    if (isPagePath(pathname)) return next()
    if (pathname.endsWith('.data')) return context.text('There is no such page.', 404)
    const missing = pathInLocale(MISSING_PATH, localeOfPath(pathname))
    return serve(context, new Request(`${origin}${missing}`, { headers: withoutBody(headers) }))
  })
  app.use(guardForm())
  app.post('*', (context, next) => guardFormOrigin(originOf(context.var.site, settings))(context, next))
  const limitForm = (maxSize: number, reason: string) =>
    bodyLimit({
      maxSize,
      onError: async (context) => {
        await discardBody(context.req.raw.body)
        // The page's JavaScript sent this form. It checks forms before it sends them, and does not expect a page.
        if (context.req.path.endsWith('.data')) return context.text(reason, 413)
        const { url, headers } = context.req.raw
        return serve(context, new Request(url, { headers: withoutBody(headers) }), { reason, status: 413 })
      },
    })
  const formLimits = {
    // This limit is far above that of every field. A shorter text that is too long for its field is refused by the
    // route, which shows the text again.
    usual: limitForm(512 * 1024, 'This form is larger than the shop takes.'),
    // The route checks each image and shows a message; this limit refuses only forms that are much too large.
    support: limitForm(32 * 1024 * 1024, 'These images are too large. Choose up to three of at most 5 MB.'),
  }
  app.post('*', (context, next) =>
    (isSupportPath(context.req.path) ? formLimits.support : formLimits.usual)(context, next),
  )
  app.post('*', guardFormFields(MAX_FORM_FIELDS))

  /**
   * The page's response. When the customer's session ended while the response was made, parts of it were loaded for the
   * customer and others for a guest: then the page is loaded again, and shows the notice.
   */
  const respond = async (request: Request, shop: ShopContext): Promise<Response> => {
    const { session, isDocument, isSubmission } = shop
    if (mustLeave(request, shop)) return page(documentReload(request), shop)
    const response = await page(request, shop)
    const isRedirect = response.status >= 300 && response.status < 400
    if (isRedirect || response.status === DATA_REDIRECT) session.restoreNotice()
    if (!session.isCustomerRefused) return response
    if (isDocument && isSubmission && !isRedirect) return response
    const { origin } = new URL(request.url)
    const reload = isDocument
      ? isRedirect
        ? response
        : redirect(shop.settings.origin + request.url.slice(origin.length))
      : await page(documentReload(request), shop)
    // A loader of the responses above may have consumed or replaced the notice.
    session.notify({ kind: 'logged-out' })
    return reload
  }

  /** Serves a page; `refused` says why a form was not read, and the page is shown with the reason. */
  const serve = async (
    context: Context<SiteEnv>,
    request: Request,
    refused?: { readonly reason: string; readonly status: number },
  ): Promise<Response> => {
    if (isPrefetch(request) && savesData(request))
      return context.body(null, 204, { 'cache-control': 'no-store' })
    const { context: shop, setCookies } = await makeContext(request, {
      requestId: context.get('requestId'),
      address: visitorAddress(context),
      site: context.var.site,
    })
    if (refused) shop.session.notify({ kind: 'message', title: refused.reason })
    const { notice } = shop.session
    if (!shop.isPrefetch) await markReferringProduct(request, shop)
    const moved = await moveVisitor(request, shop)
    const response = moved ?? (await respond(request, shop))
    // The headers are changed in place: a copy of the response would turn a stored page into a stream.
    const { headers } = response
    // Prefetching shows nothing, so a notice is kept for the page that the visitor opens.
    if (shop.isPrefetch && notice) shop.session.notify(notice)
    for (const cookie of await setCookies()) headers.append('set-cookie', cookie)
    const hasPolicy = headers.has('content-security-policy')
    if (!hasPolicy && headers.get('content-type')?.startsWith('text/html'))
      headers.set(
        'content-security-policy',
        pageContentSecurity(
          {
            scripts: scriptsByNonce(shop.nonce),
            path: context.req.path,
            otherOrigin: shop.checkoutSite?.otherOrigin,
          },
          settings,
        ),
      )
    const retryAfter = shop.retryAfter()
    if (response.status === 429 && retryAfter) headers.set('retry-after', retryAfter)
    if (shop.isPrefetch && !shop.isDocument && response.status === 200 && !notice) allowPrefetchReuse(headers)
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    return refused && response.ok
      ? new Response(response.body, { status: refused.status, headers })
      : response
  }
  app.all('*', (context) => serve(context, context.req.raw))

  app.onError((error, context) => {
    log.error(
      { requestId: context.get('requestId'), path: pathWithoutKey(context.req.path), reason: error.message },
      'request failed',
    )
    return context.text('Whoops, something went wrong! If the problem persists, please contact us.', 500)
  })
  return app
}
