import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const complete = {
  IDENTITY_URL: 'http://localhost:3001',
  COMMERCE_AUTH_URL: 'http://localhost:3002',
  COMMERCE_API_URL: 'http://localhost:3002',
  COMMERCE_PROJECT_KEY: 'selvedge',
  COMMERCE_CLIENT_ID: 'id',
  COMMERCE_CLIENT_SECRET: 'secret',
  SESSION_SECRETS: 'a secret of at least that many characters',
  PICTURE_HOSTS: 'http://localhost:3002',
  NODE_ENV: 'production' as const,
  SELVEDGE_MODE: 'development',
}
const stripe = { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
const braintree = { BRAINTREE_TOKENIZATION_KEY: 'sandbox_1_shop' }
const sandbox = { CARD_FIELDS_URL: 'http://localhost:3003' }

const sourceOf = (more: Record<string, string>) => {
  const read = readSettings({ ...complete, ...more })
  if ('problem' in read) throw new Error(read.problem)
  return read.cardSource
}

test('without a provider’s key, uses the sandbox’s card fields, or no card fields when there is no sandbox', () => {
  expect(sourceOf(sandbox)).toEqual({ kind: 'sandbox', url: 'http://localhost:3003' })
  expect(sourceOf({ ...sandbox, CARD_PROVIDER: 'braintree' })).toMatchObject({ provider: 'braintree' })
  expect(sourceOf({})).toEqual({ kind: 'none' })
})

test('loads the card fields from the provider’s host when the provider’s key is set', () => {
  expect(sourceOf({ ...sandbox, ...stripe })).toEqual({
    kind: 'stripe',
    key: 'pk_test_1',
    script: 'https://js.stripe.com/endive/stripe.js',
  })
  expect(sourceOf({ ...sandbox, ...braintree })).toEqual({
    kind: 'braintree',
    key: 'sandbox_1_shop',
    clientScript: 'https://js.braintreegateway.com/web/3.144.0/js/client.min.js',
    fieldsScript: 'https://js.braintreegateway.com/web/3.144.0/js/hosted-fields.min.js',
  })
})

test('selects the provider of the card fields by CARD_PROVIDER when two providers are configured', () => {
  expect(sourceOf({ ...stripe, ...braintree }).kind).toBe('stripe')
  expect(sourceOf({ ...stripe, ...braintree, CARD_PROVIDER: 'braintree' }).kind).toBe('braintree')
  expect(sourceOf({ ...stripe, CARD_PROVIDER: 'braintree' }).kind).toBe('stripe')
})

test.each([
  ['STRIPE_PUBLISHABLE_KEY', 'sk_live_1', 'it is not a publishable key; those begin with pk_'],
  [
    'BRAINTREE_TOKENIZATION_KEY',
    'mine',
    'it is not a tokenization key; those begin with sandbox_ or production_',
  ],
  [
    'STRIPE_SCRIPT_URL',
    'nowhere',
    'it is not an address that begins with http:// or https://; set it to the address of Stripe’s script',
  ],
  [
    'STOREFRONT_URL',
    'localhost:3290',
    'it is not an address that begins with http:// or https://; set it to the address of the shop',
  ],
  [
    'APPROVAL_ORIGINS',
    'afterpay',
    'it contains something that is not an address; each begins with http:// or https://',
  ],
  [
    'PICTURE_HOSTS',
    'nonsense',
    'it contains something that is not an address; each begins with http:// or https://',
  ],
  ['SESSION_SECRETS', ',,,', 'it needs at least one secret, and each needs at least 24 characters'],
  ['LOG_LEVEL', 'loud', 'it is none of silent, fatal, error, warn, info, debug, trace'],
  ['CARD_PROVIDER', 'adyen', 'it is neither stripe nor braintree'],
])('reports a wrong %s in one line', (name, value, message) => {
  expect(readSettings({ ...complete, [name]: value })).toEqual({ problem: `${name}: ${message}` })
})

test.each([
  ['CARD_FIELDS_URL', sandbox, 'payment-sandbox'],
  [
    'IDME_PAGE_URL',
    { IDME_CLIENT_ID: 'selvedge', IDME_PAGE_URL: 'http://localhost:3001/stand-in/id.me' },
    'simulated-groups',
  ],
])(
  'reports %s in one line and refuses to start in production, unless ACCEPT_IN_PRODUCTION allows it',
  (name, more, accept) => {
    const production = { ...complete, SELVEDGE_MODE: undefined, ...more }
    const read = readSettings(production)
    expect('problem' in read && read.problem).toMatch(
      new RegExp(`^${name} .+ACCEPT_IN_PRODUCTION=${accept}\\.$`),
    )
    expect(readSettings({ ...production, ACCEPT_IN_PRODUCTION: accept })).not.toHaveProperty('problem')
  },
)

test('listens on this machine only, unless STOREFRONT_HOST names another address', () => {
  expect(readSettings(complete)).toMatchObject({ STOREFRONT_HOST: '127.0.0.1' })
  expect(readSettings({ ...complete, STOREFRONT_HOST: '0.0.0.0' })).toMatchObject({
    STOREFRONT_HOST: '0.0.0.0',
  })
})

test('accepts CHECKOUT_URL only when SHOP_SERVER_KEY is set and the URL is not that of the shop', () => {
  const own = {
    CHECKOUT_URL: 'https://checkout.example/',
    SHOP_SERVER_KEY: 'a key of at least that many characters',
  }
  expect(readSettings({ ...complete, ...own })).toMatchObject({ checkoutOrigin: 'https://checkout.example' })
  expect(readSettings(complete)).toMatchObject({ checkoutOrigin: undefined })
  expect(readSettings({ ...complete, CHECKOUT_URL: own.CHECKOUT_URL })).toEqual({
    problem: expect.stringContaining('CHECKOUT_URL needs SHOP_SERVER_KEY'),
  })
  expect(readSettings({ ...complete, ...own, CHECKOUT_URL: 'http://localhost:3000' })).toEqual({
    problem: expect.stringContaining('CHECKOUT_URL is the address of the shop'),
  })
})
