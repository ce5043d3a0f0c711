import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const production = {
  DATABASE_URL: 'postgres://identity@localhost/identity',
  COMMERCE_AUTH_URL: 'https://auth.example',
  COMMERCE_API_URL: 'https://api.example',
  COMMERCE_PROJECT_KEY: 'shop',
  COMMERCE_CLIENT_ID: 'id',
  COMMERCE_CLIENT_SECRET: 'secret',
  IDENTITY_URL: 'https://identity.example',
  STOREFRONT_URL: 'https://shop.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  SMTP_URL: 'smtp://mail.example',
}

const problemOf = (more: Readonly<Record<string, string | undefined>>): string | undefined => {
  const read = readSettings({ ...production, ...more })
  return 'problem' in read ? read.problem : undefined
}

test('starts in production with a mail server and real payment providers', () =>
  expect(problemOf({})).toBeUndefined())

test.each([
  ['SMTP_URL', { SMTP_URL: undefined }, 'no-mail'],
  ['MAILBOX', { MAILBOX: 'on', DEVELOPMENT_KEY: 'x'.repeat(16) }, 'mailbox'],
  ['IDME_STAND_IN', { IDME_STAND_IN: 'on', DEVELOPMENT_KEY: 'x'.repeat(16) }, 'simulated-groups'],
  ['STRIPE_API_URL', { STRIPE_API_URL: 'http://localhost:3003' }, 'payment-sandbox'],
  ['BRAINTREE_API_URL', { BRAINTREE_API_URL: 'http://localhost:3003' }, 'payment-sandbox'],
  [
    'AFTERPAY_API_URL',
    { AFTERPAY_MERCHANT_ID: 'm', AFTERPAY_API_URL: 'http://localhost:3003' },
    'payment-sandbox',
  ],
])(
  'reports %s in one line and refuses to start in production, unless ACCEPT_IN_PRODUCTION allows it',
  (name, more, accept) => {
    const line = problemOf(more)
    expect(line).toMatch(new RegExp(`^${name} .+ACCEPT_IN_PRODUCTION=${accept}\\.$`))
    expect(problemOf({ ...more, ACCEPT_IN_PRODUCTION: accept })).toBeUndefined()
    expect(
      problemOf({ ...more, DEVELOPMENT_KEY: 'x'.repeat(16), SELVEDGE_MODE: 'development' }),
    ).toBeUndefined()
  },
)

test('rejects unknown modes and unknown entries of ACCEPT_IN_PRODUCTION', () => {
  expect(problemOf({ SELVEDGE_MODE: 'staging' })).toMatch(/^SELVEDGE_MODE: /)
  expect(problemOf({ ACCEPT_IN_PRODUCTION: 'everything' })).toMatch(/^ACCEPT_IN_PRODUCTION: /)
})
