import { randomBytes } from 'node:crypto'
import {
  createCommerceClient,
  currencyOfLocale,
  endpointsOf,
  type LocaleCode,
} from '@selvedge/commerce-client'
import { clientTokenSource, createTokenFlows } from '@selvedge/commerce-client/session'
import { createIdentityClient, type IdentityClient } from '@selvedge/identity-client'
import type { CardSource } from '@selvedge/identity-client/card-fields'
import type { Logger } from 'pino'
import { createPaths, localeOfPath, type Paths } from '../../app/i18n/paths.ts'
import { type AddressVerifier, httpVerifier, localVerifier } from '../address/verifyAddress.ts'
import { type Cache, cataloguePolicy, createCache } from '../cache/createCache.ts'
import { countryOfCurrency, type Market } from '../catalogue/market.ts'
import { createPictureId, type PictureId } from '../pictures/pictureId.ts'
import { createGroupProof, type GroupProof } from '../proof/createGroupProof.ts'
import { createCookies } from '../session/cookies.ts'
import { keepsSecureCookies } from '../session/keepsSecureCookies.ts'
import { Session } from '../session/session.ts'
import { changedCookies, readSession } from '../session/sessionCookies.ts'
import { type VisitorToken, visitorToken } from '../session/visitorToken.ts'
import type { Settings } from '../settings/settings.ts'

type CommerceClient = ReturnType<typeof createCommerceClient>

/** Everything a route can ask for, made for one request. */
export type ShopContext = {
  readonly locale: LocaleCode
  /** Whether a form was sent. Remix asks the loaders of its page with a GET of their own. */
  readonly isSubmission: boolean
  /** Whether the browser loads a page, instead of asking for a page's data by script. */
  readonly isDocument: boolean
  readonly market: Market
  readonly paths: Paths
  readonly session: Session
  /** The visitor's token, and the clients that are called with it. */
  readonly token: VisitorToken
  readonly identity: IdentityClient
  readonly clientFor: (bearer: string) => CommerceClient
  /** Headers of every call that the request causes. */
  readonly headers: Readonly<Record<string, string>>
  /** Where the catalogue comes from, and what is kept of it in this process. */
  readonly catalogue: {
    readonly client: CommerceClient
    readonly pages: Cache
    /** Pages of listings that are narrowed by facets. */
    readonly narrowedPages: Cache
  }
  readonly verifyAddress: AddressVerifier
  /** Where a group proves who it is; absent where no provider is set up. */
  readonly groupProof: GroupProof | undefined
  readonly pictureId: PictureId
  readonly nonce: string
  readonly log: Logger
  readonly settings: {
    readonly siteKey: string
    readonly origin: string
    readonly cardSource: CardSource
    readonly payPalPageUrl: string | undefined
    readonly analyticsUrl: string | undefined
    readonly identityUrl: string
    readonly runsExperiments: boolean
  }
}

/** What is known of a request besides itself. */
type Caller = {
  readonly requestId: string
  /** The visitor's address; empty when it is not known. */
  readonly address: string
}

/** A context and the Set-Cookie headers that its use has brought about. */
type RequestContext = { readonly context: ShopContext; readonly setCookies: () => Promise<string[]> }

/** Builds what lives as long as the process, and gives the maker of request contexts. */
export const createContextMaker = (settings: Settings, log: Logger) => {
  const flows = createTokenFlows({
    authUrl: settings.COMMERCE_AUTH_URL,
    projectKey: settings.COMMERCE_PROJECT_KEY,
    clientId: settings.COMMERCE_CLIENT_ID,
    clientSecret: settings.COMMERCE_CLIENT_SECRET,
    ...(settings.COMMERCE_SCOPES ? { scopes: settings.COMMERCE_SCOPES } : {}),
  })
  const { graphqlUrl } = endpointsOf(settings.COMMERCE_API_URL, settings.COMMERCE_PROJECT_KEY)
  const shopClient = createCommerceClient({
    graphqlUrl,
    runtime: 'server',
    token: clientTokenSource(flows),
    timeoutMs: 5_000,
  })
  const pictureId = createPictureId(settings.pictureHosts)
  const catalogue = {
    client: shopClient,
    pages: createCache(),
    narrowedPages: createCache({ ...cataloguePolicy, entries: 500 }),
  }
  const { ADDRESS_VERIFICATION_URL } = settings
  const verifyAddress = ADDRESS_VERIFICATION_URL ? httpVerifier(ADDRESS_VERIFICATION_URL) : localVerifier
  const groupProof = createGroupProof(settings)
  const cookies = createCookies(settings)
  const secure = keepsSecureCookies(settings.origin)

  return async (request: Request, { requestId, address }: Caller): Promise<RequestContext> => {
    const header = request.headers.get('cookie')
    const before = await readSession(cookies, header)
    const session = new Session(before)
    const locale = localeOfPath(new URL(request.url).pathname)
    const currency = session.currency ?? currencyOfLocale(locale)
    const groupId = session.customer?.groupId
    const market: Market = {
      locale,
      currency,
      country: countryOfCurrency(currency),
      ...(groupId ? { groupId } : {}),
    }
    const headers = { 'x-request-id': requestId }
    const identity = createIdentityClient({
      baseUrl: settings.IDENTITY_URL,
      product: settings.SITE_KEY,
      headers: settings.SHOP_SERVER_KEY
        ? { ...headers, 'x-shop-key': settings.SHOP_SERVER_KEY, 'x-visitor-address': address }
        : headers,
    })
    const token = visitorToken(flows, session)
    return {
      context: {
        locale,
        isDocument: !new URL(request.url).pathname.endsWith('.data'),
        isSubmission: request.method !== 'GET' && request.method !== 'HEAD',
        market,
        session,
        token,
        identity,
        clientFor: (bearer) =>
          createCommerceClient({ graphqlUrl, runtime: 'server', token: async () => bearer, headers }),
        headers,
        catalogue,
        paths: createPaths(locale),
        verifyAddress,
        groupProof,
        pictureId,
        nonce: randomBytes(16).toString('base64'),
        log: log.child({ requestId }),
        settings: {
          siteKey: settings.SITE_KEY,
          origin: settings.origin,
          cardSource: settings.cardSource,
          payPalPageUrl: settings.PAYPAL_PAGE_URL,
          analyticsUrl: settings.ANALYTICS_URL,
          identityUrl: settings.IDENTITY_URL,
          runsExperiments: settings.EXPERIMENTS.trim() !== '',
        },
      },
      setCookies: () => changedCookies(cookies, before, session, secure),
    }
  }
}

export type ContextMaker = ReturnType<typeof createContextMaker>
