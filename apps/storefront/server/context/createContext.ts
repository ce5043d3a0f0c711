import { randomBytes, randomUUID } from 'node:crypto'
import {
  countryOfCurrency,
  createCommerceClient,
  currencyOfLocale,
  endpointsOfApiUrl,
} from '@selvedge/commerce-client'
import { getCatalogueVersion } from '@selvedge/commerce-client/server'
import { clientTokenSource, createTokenFlows, shareRefreshes } from '@selvedge/commerce-client/session'
import { cartsOf } from '@selvedge/commerce-client/site'
import { createIdentityClient } from '@selvedge/identity-client'
import { createAccountClient } from '@selvedge/identity-client/account'
import { createExperimentClient, EXPERIMENT_VISITOR_HEADER } from '@selvedge/identity-client/experiments'
import { createImageId } from '@selvedge/images'
import { cataloguePolicy, createCache } from '@selvedge/service/cache'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { createPaths, localeOfPath } from '../../app/i18n/paths.ts'
import { httpVerifier, localVerifier } from '../address/verifyAddress.ts'
import type { Market } from '../catalogue/market.ts'
import { watchCatalogue } from '../catalogue/watchCatalogue.ts'
import { checkoutSiteOf, cookieSuffix, handoversOf, originOf } from '../checkoutSite/checkoutOrigin.ts'
import { createExperimentSource } from '../experiments/createExperimentSource.ts'
import { createFailureLog } from '../http/createFailureLog.ts'
import { limitReadTime } from '../http/limitReadTime.ts'
import { isPrefetch } from '../http/prefetch.ts'
import { queueReads } from '../http/queueReads.ts'
import { newRendering, noteFailures } from '../pages/rendering.ts'
import { readPreview } from '../preview/readPreview.ts'
import { createGroupProof } from '../proof/createGroupProof.ts'
import { previewUrl } from '../seo/previewUrl.ts'
import { Session } from '../session/session.ts'
import { changedCookies, createCookies, keepsSecureCookies, readSession } from '../session/sessionCookies.ts'
import { shareNewGuests } from '../session/shareNewGuests.ts'
import { visitorToken } from '../session/visitorToken.ts'
import type { Settings } from '../settings/settings.ts'
import { createSitemaps } from '../sitemap/createSitemaps.ts'
import { createSites, type KnownSite } from '../sites/createSites.ts'
import { describeSite } from '../sites/describeSite.ts'
import { sellerOf } from '../sites/sellerOf.ts'

/** The data that belongs to a request, without the request itself. */
type Caller = {
  readonly requestId: string
  /** The visitor's IP address; empty when it is not known. */
  readonly address: string
  /** The site that the request is for. */
  readonly site: KnownSite
}

/** How long a page waits for the first experiments, and how long a report about an experiment may take, in ms. */
const EXPERIMENTS_WAIT_MS = 500
const REPORT_WAIT_MS = 2_000
/** How late a busy process may read the experiments after they have arrived, in ms. */
const EXPERIMENTS_MAX_DELAY_MS = 2_000
/** How many reads of the catalogue are sent at the same time, and how long the others wait for their turn, in ms. */
const CATALOGUE_READS_AT_ONCE = 16
const CATALOGUE_MAX_WAIT_MS = 10_000
/** The maximum number of sites whose parts are cached. No project has this many sites. */
const MAX_SITES = 100

/** Creates everything that lives as long as the process, and returns the factory of request contexts. */
export const createContextMaker = (settings: Settings, log: Logger) => {
  const watchedFetch = createFailureLog(log)
  const platformFetch = watchedFetch('platform')
  const identityFetch = watchedFetch('identity')
  const flows = createTokenFlows({
    fetch: platformFetch,
    authUrl: settings.COMMERCE_AUTH_URL,
    projectKey: settings.COMMERCE_PROJECT_KEY,
    clientId: settings.COMMERCE_CLIENT_ID,
    clientSecret: settings.COMMERCE_CLIENT_SECRET,
    ...(settings.COMMERCE_SCOPES ? { scopes: settings.COMMERCE_SCOPES } : {}),
    ...(settings.shopperScopes.length > 0 ? { shopperScopes: settings.shopperScopes } : {}),
  })
  const visitorFlows = shareRefreshes(flows)
  const createGuestOf = shareNewGuests(flows.anonymous)
  const { graphqlUrl } = endpointsOfApiUrl(settings.COMMERCE_API_URL, settings.COMMERCE_PROJECT_KEY)
  /** Reads the catalogue. The calls of shoppers' carts and accounts do not wait in its queue. */
  const shopClient = createCommerceClient({
    graphqlUrl,
    fetch: watchedFetch(
      'platform',
      queueReads((...call) => fetch(...call), {
        atOnce: CATALOGUE_READS_AT_ONCE,
        maxWaitMs: CATALOGUE_MAX_WAIT_MS,
        timeoutMs: settings.COMMERCE_READ_TIMEOUT_MS,
      }),
    ),
    runtime: 'server',
    token: clientTokenSource(flows),
    queryTimeoutMs: CATALOGUE_MAX_WAIT_MS + settings.COMMERCE_READ_TIMEOUT_MS,
  })
  const imageId = createImageId(settings.imageHosts)
  /** The source of the catalogue, and its cache in this process. */
  const catalogue = {
    client: shopClient,
    pages: createCache(),
    /** Pages of listings that are filtered by facets. */
    narrowedPages: createCache({ ...cataloguePolicy, maxEntries: 500 }),
    /** Search suggestions by text. They are cached only for a short time, because there are many texts. */
    suggestions: createCache({ ...cataloguePolicy, freshMs: 60_000, maxEntries: 500, maxMisses: 200 }),
  }
  const currentExperiments = createExperimentSource({
    client: createExperimentClient({
      baseUrl: settings.IDENTITY_URL,
      product: settings.SITE_KEY,
      fetch: watchedFetch(
        'identity',
        limitReadTime((...call) => fetch(...call), EXPERIMENTS_WAIT_MS),
      ),
      timeoutMs: EXPERIMENTS_WAIT_MS + EXPERIMENTS_MAX_DELAY_MS,
    }),
    log,
  })
  const sites = createSites({ client: shopClient, settings })
  /** Calls `onChange` after each change of the catalogue, when its cached data has expired. */
  const watchChanges = (onChange: () => void): void =>
    watchCatalogue({
      readVersion: () => getCatalogueVersion(shopClient),
      onChange: () => {
        catalogue.pages.expire()
        catalogue.narrowedPages.expire()
        catalogue.suggestions.expire()
        sites.expire()
        onChange()
      },
      everyMs: settings.CATALOGUE_CHECK_SECONDS * 1_000,
      log,
    })
  const { ADDRESS_VERIFICATION_URL } = settings
  const verifyAddress = ADDRESS_VERIFICATION_URL ? httpVerifier(ADDRESS_VERIFICATION_URL) : localVerifier
  /** Creates the parts that are separate for each site, and for the site's checkout on another origin. */
  const createSiteParts = (known: KnownSite) => {
    const { site, isCheckoutHere } = known
    const { origin, soldIds } = site
    const here = originOf(known, settings)
    const suffix = cookieSuffix(site, isCheckoutHere)
    return {
      sitemaps: createSitemaps({
        client: shopClient,
        origin,
        imageUrl: (url) => previewUrl(origin, imageId(url)),
        ...(soldIds ? { soldIds } : {}),
      }),
      groupProof: createGroupProof({ ...settings, origin }),
      cookies: createCookies({ sessionSecrets: settings.sessionSecrets, origin: here, ...suffix }),
      suffix,
      secure: keepsSecureCookies(here),
    }
  }
  const parts = new LRUCache<string, ReturnType<typeof createSiteParts>>({ max: MAX_SITES })
  /** The parts of a site. They are created again after a change of the data that they depend on. */
  const partsOf = (of: KnownSite) => {
    const { site, isCheckoutHere } = of
    const stamp = JSON.stringify([site.key, site.origin, site.soldIds, isCheckoutHere])
    const known = parts.get(stamp) ?? createSiteParts(of)
    parts.set(stamp, known)
    return known
  }

  const makeContext = async (request: Request, { requestId, address, site: published }: Caller) => {
    const { sitemaps, groupProof, cookies, secure, suffix } = partsOf(published)
    const header = request.headers.get('cookie')
    const before = await readSession(cookies, header)
    const session = new Session(before)
    session.identifyVisitor(randomUUID())
    const preview = readPreview(session.preview, published.site.key, settings.PREVIEW_KEY)
    const known = preview ? await sites.inDraft(published, preview.draft) : published
    const { site, isCheckoutHere } = known
    const { pathname, searchParams } = new URL(request.url)
    const locale = localeOfPath(pathname)
    const siteInPaths = isCheckoutHere && !site.isDefault ? site.key : undefined
    const currency = session.currency ?? currencyOfLocale(locale)
    const groupId = session.customer?.groupId
    const market: Market = {
      locale,
      currency,
      country: session.country ?? countryOfCurrency(currency),
      ...(groupId ? { groupId } : {}),
      ...(session.adultContent === 'ADULT_CONTENT_ON' ? { showsAdultContent: true } : {}),
      ...(site.categoryIds ? { soldCategoryIds: site.categoryIds } : {}),
      ...(preview ? { draft: preview.draft } : {}),
    }
    const headers = {
      'x-request-id': requestId,
      // In a preview the header is left out, so that an order does not count as a result of an experiment.
      ...(session.visitor && !preview ? { [EXPERIMENT_VISITOR_HEADER]: session.visitor } : {}),
    }
    const rendering = newRendering()
    const token = visitorToken(visitorFlows, session, createGuestOf(before.visitor))
    /**
     * The seconds until a refused call may be repeated, from the last response that refused a call because there were
     * too many.
     */
    let retryAfter: string | undefined
    const identityOptions = {
      baseUrl: settings.IDENTITY_URL,
      fetch: async (...call: Parameters<typeof fetch>) => {
        const response = await identityFetch(...call)
        if (response.status === 429) retryAfter = response.headers.get('retry-after') ?? undefined
        return response
      },
      product: site.key,
      replaceToken: token.replace,
      headers: settings.SHOP_SERVER_KEY
        ? { ...headers, 'x-shop-key': settings.SHOP_SERVER_KEY, 'x-visitor-address': address }
        : headers,
    }
    const identity = createIdentityClient(identityOptions)
    const handovers = handoversOf(known, settings, { fetch: identityFetch, headers })
    return {
      /** Everything that a route uses, created for one request. */
      context: {
        locale,
        retryAfter: () => retryAfter,
        /** Whether the browser loads a page, instead of requesting a page's data with JavaScript. */
        isDocument: !pathname.endsWith('.data'),
        /** Whether a form was submitted. The GET with which Remix then loads the data of the page does not count. */
        isSubmission: request.method !== 'GET' && request.method !== 'HEAD',
        /** Whether the visitor has not opened the page yet: the browser only prefetches its data. */
        isPrefetch: isPrefetch(request),
        market,
        site: describeSite(known, locale),
        /**
         * The site whose carts are shown and created; `undefined` when the project has only one site, to which all
         * carts belong.
         */
        cartSite: known.all.length > 1 ? cartsOf({ key: site.key, isDefault: site.isDefault }) : undefined,
        /** The origin of a site of the project. */
        originOfSite: (key: string) => known.all.find((other) => other.key === key)?.origin,
        /** Returns who sold an order, from the key of the order's site. */
        sellerOf: (siteKey: string | undefined) => sellerOf(known, siteKey, locale),
        /** The preview of a draft that this browser shows. */
        preview,
        session,
        /** The visitor's token, and the clients that are called with it. */
        token,
        identity,
        account: createAccountClient(identityOptions),
        experimentClient: createExperimentClient({ ...identityOptions, timeoutMs: REPORT_WAIT_MS }),
        currentExperiments,
        /** The variant that a preview shows, as `key:variant`. */
        previewOf: searchParams.get('experiment'),
        /** The browser's `User-Agent` header, cut to the length that the identity backend stores. */
        userAgent: (request.headers.get('user-agent') ?? '').slice(0, 400),
        clientFor: (bearer: string) =>
          createCommerceClient({
            graphqlUrl,
            fetch: platformFetch,
            runtime: 'server',
            token: async (refused) => (refused === undefined ? bearer : token.replace(refused)),
            queryTimeoutMs: settings.COMMERCE_READ_TIMEOUT_MS,
            headers: settings.PLATFORM_KEY ? { ...headers, 'x-shop-key': settings.PLATFORM_KEY } : headers,
          }),
        /** Headers of every call that the request causes. */
        headers,
        catalogue: { ...catalogue, pages: noteFailures(catalogue.pages, rendering) },
        sitemaps,
        /** The site that URLs have to name, at a checkout that several sites share. */
        siteInPaths,
        paths: createPaths(locale, siteInPaths),
        /** The checkout on its own origin; `undefined` when it is a part of the shop. */
        checkoutSite: checkoutSiteOf(known, settings, handovers),
        handovers,
        verifyAddress,
        /** The proof of a group membership; `undefined` when no provider is configured. */
        groupProof,
        imageId,
        nonce: randomBytes(16).toString('base64'),
        /** The structured data of the page, for search engines: schema.org objects. A loader adds them. */
        structuredData: [] as object[],
        rendering,
        log: log.child({ requestId }),
        settings: {
          siteKey: site.key,
          /** Whether the site is that of `SITE_KEY`. */
          isDefaultSite: site.isDefault,
          origin: originOf(known, settings),
          brandOrigins: settings.brandOrigins,
          cardSource: settings.cardSource,
          payPalPageUrl: settings.PAYPAL_PAGE_URL,
          /** The views of a preview are not counted. */
          analyticsUrl: preview ? undefined : settings.ANALYTICS_URL,
          identityUrl: settings.IDENTITY_URL,
          /** Signs the links to previews; without a key there are no previews. */
          previewKey: settings.PREVIEW_KEY,
          /** The lines of the address for returns; empty when the shop's pages offer no returns. */
          returnAddress: settings.RETURN_ADDRESS.split('|')
            .map((line) => line.trim())
            .filter(Boolean),
        },
      },
      /** The Set-Cookie headers of the context. */
      setCookies: () => changedCookies(cookies, before, session, { secure, ...suffix }),
    }
  }
  return { sites, makeContext, watchChanges }
}

export type ContextMaker = ReturnType<typeof createContextMaker>['makeContext']
export type ShopContext = Awaited<ReturnType<ContextMaker>>['context']
