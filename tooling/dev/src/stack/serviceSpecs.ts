import { join } from 'node:path'
import { addressOf } from './exposure.ts'
import type { ServiceSpec } from './runService.ts'
import { derivedKey, type Secrets } from './secrets.ts'
import { root, type StackSettings } from './settings.ts'

export type Mode = 'production' | 'development'

type SpecOptions = {
  readonly settings: StackSettings
  readonly secrets: Secrets
  readonly databaseOf: (name: 'platform' | 'identity') => string
  readonly mode: Mode
  /** The key of mailbox, console and simulated providers when other machines reach them. */
  readonly developmentKey: string
}

/**
 * Returns the URLs of all sites, for the payment sandbox: those in `first`, and the URL of each `key=url` entry in
 * `siteUrls`.
 */
const shopOrigins = (first: readonly string[], siteUrls: string): string =>
  [...first, ...siteUrls.split(',').flatMap((entry) => entry.split('=')[1] ?? [])].join(',')

/** Returns the services of the stack with their environment variables, in the order in which they start. */
export const serviceSpecs = ({
  settings,
  secrets,
  databaseOf,
  mode,
  developmentKey,
}: SpecOptions): readonly ServiceSpec[] => {
  const { ports, environment, dataDir, exposure } = settings
  const local = {
    storefront: addressOf(environment.STOREFRONT_HOST, ports.storefront),
    identity: addressOf(environment.IDENTITY_HOST, ports.identity),
    platform: addressOf(environment.PLATFORM_HOST, ports.platform),
    paymentSandbox: addressOf(environment.PAYMENT_SANDBOX_HOST, ports.paymentSandbox),
  }
  const allows = (accept: string): boolean => exposure.isDevelopment || exposure.accepted.includes(accept)
  const access = {
    SELVEDGE_MODE: exposure.isDevelopment ? 'development' : 'production',
    DEVELOPMENT_KEY: developmentKey,
  }
  const url = {
    storefront: environment.STOREFRONT_URL || local.storefront,
    identity: environment.IDENTITY_URL || local.identity,
    platform: environment.PLATFORM_PUBLIC_URL || local.platform,
    paymentSandbox: environment.PAYMENT_SANDBOX_PUBLIC_URL || local.paymentSandbox,
  }
  const larkhouse = ports.larkhouse && addressOf(environment.STOREFRONT_HOST, ports.larkhouse)
  const checkout = ports.checkout && addressOf(environment.STOREFRONT_HOST, ports.checkout)
  /** The origin of the checkout, when it differs from the origin of the shop. */
  const checkoutUrl = environment.CHECKOUT_URL || checkout || ''
  /** The URLs of the sites besides the first one. A site without a URL here is at the `url` of its configuration. */
  const siteUrls = environment.SITE_URLS || (larkhouse ? `larkhouse=${larkhouse}` : '')
  const commerce: Record<string, string> = settings.ownCommerce
    ? {}
    : {
        COMMERCE_AUTH_URL: local.platform,
        COMMERCE_API_URL: local.platform,
        COMMERCE_PROJECT_KEY: 'selvedge',
        COMMERCE_CLIENT_ID: 'selvedge-local',
        COMMERCE_CLIENT_SECRET: secrets.client,
        // Tokens of shoppers do not have the right to create orders, because only the order service creates orders.
        COMMERCE_SHOPPER_SCOPES: [
          'manage_my_profile',
          'manage_my_carts',
          'view_my_orders',
          'manage_my_shopping_lists',
          'view_published_products',
        ].join(','),
      }
  const ownPayments = ['STRIPE_SECRET_KEY', 'BRAINTREE_MERCHANT_ID', 'AFTERPAY_MERCHANT_ID'].some((name) =>
    Boolean(environment[name]),
  )
  const hasSandbox = !ownPayments && allows('payment-sandbox')
  const hasSimulatedGroups = !environment.IDME_API_URL && allows('simulated-groups')
  const sandboxUrl = local.paymentSandbox
  const providers: Record<string, string> = !hasSandbox
    ? {}
    : {
        STRIPE_SECRET_KEY: 'sk_test_selvedge',
        STRIPE_WEBHOOK_SECRET: 'whsec_selvedge',
        STRIPE_API_URL: sandboxUrl,
        BRAINTREE_MERCHANT_ID: 'selvedge',
        BRAINTREE_PUBLIC_KEY: 'selvedge_public',
        BRAINTREE_PRIVATE_KEY: 'selvedge_private',
        BRAINTREE_API_URL: sandboxUrl,
        BRAINTREE_MERCHANT_ACCOUNTS: ['USD', 'AUD', 'CAD', 'GBP', 'EUR']
          .map((currency) => `${currency}=selvedge_${currency}`)
          .join(','),
        AFTERPAY_MERCHANT_ID: 'selvedge',
        AFTERPAY_SECRET_KEY: 'selvedge_secret',
        AFTERPAY_API_URL: sandboxUrl,
        CARD_PROVIDER: environment.CARD_PROVIDER || 'stripe',
        BRAINTREE_CARD_PAGE_URL: `${url.paymentSandbox}/braintree/card`,
      }
  /** The origins of the providers' payment pages, to which checkout forms redirect. */
  const approvalOrigins = [
    ...(environment.STRIPE_SECRET_KEY ? ['https://checkout.stripe.com', 'https://hooks.stripe.com'] : []),
    ...(environment.AFTERPAY_MERCHANT_ID
      ? [`https://portal.${environment.AFTERPAY_API_URL?.includes('sandbox') ? 'sandbox.' : ''}afterpay.com`]
      : []),
  ].join(',')
  const deriveKey = (name: string): string => derivedKey(name, secrets)
  const shopKey = environment.SHOP_SERVER_KEY || deriveKey('shop')
  const previewKey = environment.PREVIEW_KEY || deriveKey('preview')
  const platformKey: Record<string, string> = settings.ownCommerce
    ? {}
    : { PLATFORM_KEY: environment.PLATFORM_KEY || deriveKey('platform') }
  const app = (name: string): string => join(root, 'apps', name)
  // In development the services run the packages' sources, and restart on an edit of one of them.
  const fromSources = ['--import', '@selvedge/build/importSources']
  const command = (...flags: readonly string[]): string[] =>
    mode === 'production'
      ? [process.execPath, 'dist/server.js']
      : [process.execPath, '--watch', ...fromSources, ...flags, 'src/server.ts']

  const platform: ServiceSpec = {
    name: 'platform',
    folder: app('platform'),
    command: command(),
    url: local.platform,
    environment: {
      ...commerce,
      ...platformKey,
      PLATFORM_PORT: String(ports.platform),
      DATABASE_URL: databaseOf('platform'),
      PLATFORM_PUBLIC_URL: url.platform,
      STOREFRONT_URL: url.storefront,
      SITE_URLS: siteUrls,
      CHECKOUT_URL: checkoutUrl,
    },
  }
  const sandbox: ServiceSpec = {
    name: 'payment-sandbox',
    folder: app('payment-sandbox'),
    command: command(),
    url: local.paymentSandbox,
    environment: {
      ...access,
      PAYMENT_SANDBOX_PORT: String(ports.paymentSandbox),
      PAYMENT_SANDBOX_PUBLIC_URL: url.paymentSandbox,
      PAYMENT_SANDBOX_SHOP_ORIGINS:
        environment.PAYMENT_SANDBOX_SHOP_ORIGINS ||
        shopOrigins(
          [
            url.storefront,
            url.storefront.replace('//localhost:', '//127.0.0.1:'),
            ...(checkoutUrl ? [checkoutUrl] : []),
          ],
          siteUrls,
        ),
      PAYMENT_SANDBOX_DATA_DIR: join(dataDir, 'payment-sandbox'),
      STRIPE_WEBHOOK_URL: `${local.identity}/webhooks/stripe`,
      BRAINTREE_WEBHOOK_URL: `${local.identity}/webhooks/braintree`,
    },
  }
  const identity: ServiceSpec = {
    name: 'identity',
    folder: app('identity'),
    // In development, `loadTsx.ts` compiles the operator's pages, which are TSX files.
    command: command(...(mode === 'production' ? [] : ['--import', './scripts/loadTsx.ts'])),
    url: local.identity,
    environment: {
      ...commerce,
      ...providers,
      ...access,
      NODE_ENV: mode,
      IDENTITY_PORT: String(ports.identity),
      IDENTITY_URL: url.identity,
      STOREFRONT_URL: url.storefront,
      SITE_URLS: siteUrls,
      CHECKOUT_URL: checkoutUrl,
      SHOP_SERVER_KEY: shopKey,
      PREVIEW_KEY: previewKey,
      ...platformKey,
      DATABASE_URL: databaseOf('identity'),
      // Mails stay on this machine unless SMTP is configured. Group verification is simulated unless a provider is
      // configured.
      ...(!environment.SMTP_URL && allows('mailbox') ? { MAILBOX: 'on' } : {}),
      ...(hasSimulatedGroups ? { IDME_STAND_IN: 'on' } : {}),
    },
  }
  const storefront: ServiceSpec = {
    name: 'storefront',
    folder: app('storefront'),
    command:
      mode === 'production'
        ? [process.execPath, 'build/server/server.js']
        : [process.execPath, ...fromSources, 'server/dev.ts'],
    url: local.storefront,
    environment: {
      ...commerce,
      SELVEDGE_MODE: access.SELVEDGE_MODE,
      NODE_ENV: mode,
      STOREFRONT_PORT: String(ports.storefront),
      STOREFRONT_URL: url.storefront,
      SITE_URLS: siteUrls,
      LARKHOUSE_PORT: ports.larkhouse ? String(ports.larkhouse) : '',
      CHECKOUT_URL: checkoutUrl,
      CHECKOUT_PORT: ports.checkout ? String(ports.checkout) : '',
      IDENTITY_URL: url.identity,
      SHOP_SERVER_KEY: shopKey,
      ...platformKey,
      PREVIEW_KEY: previewKey,
      SESSION_SECRETS: environment.SESSION_SECRETS || secrets.session,
      PICTURE_HOSTS: environment.PICTURE_HOSTS || url.platform,
      PICTURE_CACHE_DIR: join(dataDir, 'pictures'),
      // With glibc's default of many arenas, rendering images takes 670 MB instead of 380 MB.
      MALLOC_ARENA_MAX: environment.MALLOC_ARENA_MAX || '2',
      // A larger young generation would need 100 MB more (decision 93). Of two equal options, Node uses the last one.
      NODE_OPTIONS: ['--max-semi-space-size=8', environment.NODE_OPTIONS].filter(Boolean).join(' '),
      PICTURE_WARM_UP_PATHS:
        environment.PICTURE_WARM_UP_PATHS ?? '/,/category/printed-fabric,/category/wallpaper',
      ...(environment.IDME_CLIENT_ID || !hasSimulatedGroups
        ? {}
        : {
            IDME_CLIENT_ID: 'selvedge',
            IDME_CLIENT_SECRET: developmentKey,
            IDME_PAGE_URL: `${url.identity}/stand-in/id.me`,
            IDME_TOKEN_URL: `${local.identity}/stand-in/id.me/oauth/token`,
          }),
      ...(ownPayments ? { APPROVAL_ORIGINS: environment.APPROVAL_ORIGINS || approvalOrigins } : {}),
      ...(hasSandbox
        ? {
            CARD_FIELDS_URL: url.paymentSandbox,
            CARD_PROVIDER: environment.CARD_PROVIDER || 'stripe',
            PAYPAL_PAGE_URL: `${url.paymentSandbox}/paypal/approve`,
            RETURN_ADDRESS:
              environment.RETURN_ADDRESS ??
              'Selvedge Returns|118 Foster Street, Dock 3|Durham, NC 27701|United States',
          }
        : {}),
    },
  }
  return [...(settings.ownCommerce ? [] : [platform]), ...(hasSandbox ? [sandbox] : []), identity, storefront]
}
