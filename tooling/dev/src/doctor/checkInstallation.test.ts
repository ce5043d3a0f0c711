import { expect, test } from 'vitest'
import { checkInstallation } from './checkInstallation.ts'
import { report } from './report.ts'

/** A production installation behind a proxy that terminates https. */
const correct = {
  SELVEDGE_MODE: 'production',
  STOREFRONT_URL: 'https://shop.example',
  IDENTITY_URL: 'https://identity.example',
  TRUSTED_PROXY_HOPS: '1',
  DATABASE_URL: 'postgres://shop:password@db.example:5432/postgres',
  COMMERCE_AUTH_URL: 'https://auth.example',
  COMMERCE_API_URL: 'https://api.example',
  COMMERCE_PROJECT_KEY: 'shop',
  COMMERCE_CLIENT_ID: 'id',
  COMMERCE_CLIENT_SECRET: 'secret',
  PICTURE_HOSTS: 'https://pictures.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://shop:password@mail.example:587',
  MAIL_FROM: 'Shop <shop@shop.example>',
}

const namesOf = (environment: NodeJS.ProcessEnv, kind: 'unfit' | 'note'): (string | undefined)[] =>
  checkInstallation(environment)
    .filter((finding) => finding.kind === kind)
    .map(({ line }) => line.split(' ')[0])

test('reports development mode and every missing setting when no setting is set', () => {
  expect(namesOf({}, 'unfit')).toEqual([
    'SELVEDGE_MODE',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STOREFRONT_URL',
    'IDENTITY_URL',
    'COMMERCE_API_URL',
  ])
  expect(report(checkInstallation({}))).toMatchObject({
    code: 1,
    text: expect.stringContaining('not fit for the public: 6 settings to change.'),
  })
})

test('reports each missing setting that prevents a start in production', () => {
  const findings = checkInstallation({ SELVEDGE_MODE: 'production' })
  expect(findings.filter(({ stopsStart }) => stopsStart).map(({ line }) => line)).toEqual([
    'SMTP_URL is missing: no email would leave. Set it to your mail server, or accept this with ACCEPT_IN_PRODUCTION=no-mail.',
    'STRIPE_SECRET_KEY is missing: no payment would be real. Set the keys of Stripe, Braintree or Afterpay, or accept this with ACCEPT_IN_PRODUCTION=payment-sandbox.',
  ])
  expect(report(findings).code).toBe(1)
})

test('reports nothing about a correct production installation', () =>
  expect(report(checkInstallation(correct))).toEqual({
    code: 0,
    text: 'This installation is fit for the public.\n',
  }))

test('reports a missing setting only as a note when ACCEPT_IN_PRODUCTION allows the start without it', () => {
  const accepting = { ...correct, SMTP_URL: '', ACCEPT_IN_PRODUCTION: 'no-mail' }
  expect([namesOf(accepting, 'unfit'), namesOf(accepting, 'note')]).toEqual([[], ['SMTP_URL']])
})

test.each([
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: '' }],
  ['STRIPE_API_URL', { STRIPE_API_URL: 'http://localhost:3003' }],
  ['BRAINTREE_ENVIRONMENT', { BRAINTREE_MERCHANT_ID: 'm' }],
  ['AFTERPAY_API_URL', { AFTERPAY_MERCHANT_ID: 'm', AFTERPAY_API_URL: 'http://localhost:3003' }],
  [
    'AFTERPAY_API_URL',
    { AFTERPAY_MERCHANT_ID: 'm', AFTERPAY_API_URL: 'https://global-api-sandbox.afterpay.com' },
  ],
  ['MAILBOX', { MAILBOX: 'on' }],
  ['IDME_STAND_IN', { IDME_STAND_IN: 'on' }],
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['STOREFRONT_URL', { STOREFRONT_URL: 'http://shop.example' }],
  ['CHECKOUT_URL', { CHECKOUT_URL: 'http://checkout.example' }],
  ['IDENTITY_URL', { IDENTITY_URL: 'https://localhost:3001' }],
  ['TRUSTED_PROXY_HOPS', { TRUSTED_PROXY_HOPS: '' }],
  ['PICTURE_HOSTS', { PICTURE_HOSTS: '' }],
])('reports %s for the settings %o', (name, more) =>
  expect(namesOf({ ...correct, ...more }, 'unfit')).toEqual([name]),
)

test('reports a note when a service is reachable from other machines', () =>
  expect(namesOf({ ...correct, PLATFORM_HOST: '0.0.0.0' }, 'note')).toEqual(['PLATFORM_HOST']))

test.each([
  ['LOG_LEVEL', 'loud', 'it is none of silent, fatal, error, warn, info, debug, trace'],
  ['SESSION_SECRETS', ',,,', 'it needs at least one secret, and each needs at least 24 characters'],
  ['SESSION_SECRETS', 'short', 'it needs at least one secret, and each needs at least 24 characters'],
  [
    'PICTURE_HOSTS',
    'nonsense',
    'it contains something that is not an address; each begins with http:// or https://',
  ],
  ['PICTURE_HOSTS', ',', 'it contains no address'],
  [
    'STOREFRONT_URL',
    'shop.example',
    'it is not an address that begins with http:// or https://; set it to the address of the shop',
  ],
  ['TRUSTED_PROXY_HOPS', 'one', 'it is not a number from 0 to 9'],
])('reports %s=%s in one line as a value that prevents the start', (name, value, reason) =>
  expect(checkInstallation({ ...correct, [name]: value }).filter(({ kind }) => kind === 'unfit')).toEqual([
    { kind: 'unfit', line: `${name} is invalid: ${reason}.`, stopsStart: true },
  ]),
)

test('also reports an invalid setting in development mode', () =>
  expect(namesOf({ LOG_LEVEL: 'loud' }, 'unfit')).toContain('LOG_LEVEL'))
