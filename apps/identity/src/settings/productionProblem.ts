import type { Settings } from './settings.ts'

/** Unsafe features that a production start accepts only when `ACCEPT_IN_PRODUCTION` lists them. */
export const acceptable = ['no-mail', 'mailbox', 'simulated-groups', 'payment-sandbox'] as const
export type Acceptable = (typeof acceptable)[number]

type Checked = Pick<
  Settings,
  | 'SELVEDGE_MODE'
  | 'ACCEPT_IN_PRODUCTION'
  | 'SMTP_URL'
  | 'MAILBOX'
  | 'IDME_STAND_IN'
  | 'STRIPE_API_URL'
  | 'BRAINTREE_API_URL'
  | 'AFTERPAY_MERCHANT_ID'
  | 'AFTERPAY_API_URL'
>

const isAfterpay = (url: string): boolean => /(^|\.)afterpay\.com$/.test(new URL(url).hostname)

/** Returns one line about a setting that is not suitable for production; `undefined` in development mode. */
export const productionProblem = (settings: Checked): string | undefined => {
  if (settings.SELVEDGE_MODE === 'development') return undefined
  const redirected = (['STRIPE_API_URL', 'BRAINTREE_API_URL'] as const).find((name) => settings[name])
  const problems: readonly (readonly [found: boolean, accept: Acceptable, line: string])[] = [
    [!settings.SMTP_URL, 'no-mail', 'SMTP_URL is missing: no email would leave. Set it to your mail server'],
    [settings.MAILBOX === 'on', 'mailbox', 'MAILBOX is on: it shows every email. Set it to off'],
    [
      settings.IDME_STAND_IN === 'on',
      'simulated-groups',
      'IDME_STAND_IN is on: anyone gets the discounts of groups. Set it to off',
    ],
    [
      redirected !== undefined,
      'payment-sandbox',
      `${redirected} is set: payments would go to a stand-in. Remove it`,
    ],
    [
      Boolean(settings.AFTERPAY_MERCHANT_ID) && !isAfterpay(settings.AFTERPAY_API_URL),
      'payment-sandbox',
      'AFTERPAY_API_URL is not a host of Afterpay: payments would go to a stand-in. Change it',
    ],
  ]
  const problem = problems.find(([found, accept]) => found && !settings.ACCEPT_IN_PRODUCTION.includes(accept))
  return problem && `${problem[2]}, or accept this with ACCEPT_IN_PRODUCTION=${problem[1]}.`
}
