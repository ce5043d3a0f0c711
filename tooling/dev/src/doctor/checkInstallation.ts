import { isLoopback } from '@selvedge/service'
import { readStackSettings } from '../stack/settings.ts'
import { acceptable, type Finding, note, refused, unfit } from './finding.ts'
import { refusedSettings } from './refusedSettings.ts'

type Environment = NodeJS.ProcessEnv
type Check = (environment: Environment, accepted: readonly string[]) => readonly Finding[]

const hostOf = (url: string | undefined): string => URL.parse(url ?? '')?.hostname ?? ''

const checkMail: Check = (environment, accepted) => [
  ...(environment.SMTP_URL
    ? []
    : [
        acceptable(
          'SMTP_URL is missing: no email would leave. Set it to your mail server',
          'no-mail',
          accepted,
        ),
      ]),
  ...(environment.SMTP_URL && !environment.MAIL_FROM
    ? [
        unfit(
          'MAIL_FROM is missing: emails would come from shop@selvedge.example. Set it to an address of yours.',
        ),
      ]
    : []),
  ...(environment.MAILBOX === 'on'
    ? [acceptable('MAILBOX is on: it shows every email. Set it to off', 'mailbox', accepted)]
    : []),
]

const checkGroups: Check = (environment, accepted) =>
  environment.IDME_STAND_IN === 'on'
    ? [
        acceptable(
          'IDME_STAND_IN is on: anyone gets the discounts of groups. Set it to off',
          'simulated-groups',
          accepted,
        ),
      ]
    : []

const providers = ['STRIPE_SECRET_KEY', 'BRAINTREE_MERCHANT_ID', 'AFTERPAY_MERCHANT_ID'] as const

const checkPayments: Check = (environment, accepted) => {
  const {
    STRIPE_SECRET_KEY: stripe,
    BRAINTREE_MERCHANT_ID: braintree,
    AFTERPAY_MERCHANT_ID: afterpay,
  } = environment
  if (!providers.some((name) => environment[name]))
    return [
      acceptable(
        'STRIPE_SECRET_KEY is missing: no payment would be real. Set the keys of Stripe, Braintree or Afterpay',
        'payment-sandbox',
        accepted,
      ),
    ]
  const redirected = (['STRIPE_API_URL', 'BRAINTREE_API_URL'] as const).filter((name) => environment[name])
  return [
    ...redirected.map((name) =>
      acceptable(`${name} is set: payments would go to a stand-in. Remove it`, 'payment-sandbox', accepted),
    ),
    ...(stripe && /^[rs]k_test_/.test(stripe)
      ? [unfit('STRIPE_SECRET_KEY is a test key: no payment would be real. Set the live key.')]
      : []),
    ...(stripe && !environment.STRIPE_WEBHOOK_SECRET
      ? [unfit('STRIPE_WEBHOOK_SECRET is missing: events of Stripe would be refused. Set it.')]
      : []),
    ...(braintree && environment.BRAINTREE_ENVIRONMENT !== 'production'
      ? [unfit('BRAINTREE_ENVIRONMENT is sandbox: no payment would be real. Set it to production.')]
      : []),
    ...(afterpay &&
    environment.AFTERPAY_API_URL &&
    !/(^|\.)afterpay\.com$/.test(hostOf(environment.AFTERPAY_API_URL))
      ? [
          acceptable(
            'AFTERPAY_API_URL is not a host of Afterpay: payments would go to a stand-in. Change it',
            'payment-sandbox',
            accepted,
          ),
        ]
      : []),
    ...(afterpay && /sandbox/.test(environment.AFTERPAY_API_URL ?? '')
      ? [unfit('AFTERPAY_API_URL is a test host: no payment would be real. Remove it.')]
      : []),
  ]
}

const checkAddresses: Check = (environment) => [
  ...(['STOREFRONT_URL', 'IDENTITY_URL', 'CHECKOUT_URL'] as const).flatMap((name) => {
    const url = environment[name]
    // If `CHECKOUT_URL` is not set, the checkout is on the shop's own origin, so there is nothing to check.
    if (!url && name === 'CHECKOUT_URL') return []
    if (!url)
      return [
        unfit(`${name} is missing: links and cookies would be those of localhost. Set it to https://….`),
      ]
    return URL.parse(url)?.protocol === 'https:' && !isLoopback(hostOf(url))
      ? []
      : [
          unfit(
            `${name} is not a public https address: passwords and cookies could be read on the way. Change it.`,
          ),
        ]
  }),
  ...(environment.STOREFRONT_URL?.startsWith('https:') && Number(environment.TRUSTED_PROXY_HOPS || 0) === 0
    ? [
        unfit(
          'TRUSTED_PROXY_HOPS is 0, but https needs a proxy: all visitors would share one limit. Set it to the number of proxies.',
        ),
      ]
    : []),
  ...(['PLATFORM_HOST', 'PAYMENT_SANDBOX_HOST', 'IDENTITY_HOST', 'STOREFRONT_HOST'] as const)
    .filter((name) => environment[name] && !isLoopback(environment[name] ?? ''))
    .map((name) =>
      note(`${name} is ${environment[name]}: only your proxy may reach that port. Check the firewall.`),
    ),
]

const checkCommerce: Check = (environment) => {
  if (!environment.COMMERCE_API_URL)
    return [
      unfit(
        'COMMERCE_API_URL is missing: the embedded platform has demo customers, whose password is public. Set the COMMERCE_* settings of a project of yours.',
      ),
    ]
  return environment.PICTURE_HOSTS
    ? []
    : [
        unfit(
          'PICTURE_HOSTS is missing: product images of your project would not load. Set it to their origins.',
        ),
      ]
}

const checkData: Check = (environment) =>
  environment.DATABASE_URL
    ? []
    : [
        note(
          'DATABASE_URL is missing: the data is in the embedded Postgres of DATA_DIR. Back that folder up.',
        ),
      ]

const checks = [checkMail, checkGroups, checkPayments, checkAddresses, checkCommerce, checkData]

/** Returns the findings of all checks, and one finding for each setting that a service refuses. */
const checkSettings: Check = (environment, accepted) => {
  const wrong = refusedSettings(environment)
  const found = checks.flatMap((check) => check(environment, accepted))
  return [
    ...wrong.map(({ name, reason }) => refused(name, reason)),
    ...found.filter(({ line }) => !wrong.some(({ name }) => line.startsWith(`${name} `))),
  ]
}

/**
 * Returns the findings about an installation: settings that are not suitable for a public shop, and notes for the
 * operator. Throws a StartupError for a setting that cannot be read.
 */
export const checkInstallation = (environment: Environment): readonly Finding[] => {
  const { exposure } = readStackSettings(environment)
  const found = checkSettings(environment, exposure.accepted)
  return exposure.isDevelopment
    ? [
        unfit(
          'SELVEDGE_MODE is development: mailbox, payment sandbox and simulated proofs are open. Set it to production.',
        ),
        ...found,
      ]
    : found
}
