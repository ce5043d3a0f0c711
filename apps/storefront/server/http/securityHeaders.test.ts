import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { pageContentSecurity, scriptsByNonce } from './securityHeaders.ts'

const policy = (path: string, more: Record<string, string> = {}): Record<string, string> => {
  const settings = readSettings({
    IDENTITY_URL: 'http://localhost:3001',
    COMMERCE_AUTH_URL: 'http://localhost:3002',
    COMMERCE_API_URL: 'http://localhost:3002',
    COMMERCE_PROJECT_KEY: 'selvedge',
    COMMERCE_CLIENT_ID: 'id',
    COMMERCE_CLIENT_SECRET: 'secret',
    SESSION_SECRETS: 'a secret of at least that many characters',
    PICTURE_HOSTS: 'https://pictures.example',
    NODE_ENV: 'production',
    ...more,
  })
  if ('problem' in settings) throw new Error(settings.problem)
  return Object.fromEntries(
    pageContentSecurity({ scripts: scriptsByNonce('n'), path }, settings)
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values.join(' ')]
      }),
  )
}

const all = {
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  PAYPAL_PAGE_URL: 'https://www.paypal.com/checkoutnow',
  APPROVAL_ORIGINS: 'https://portal.afterpay.com/us/checkout',
}

test('allows scripts by nonce only, on every page', () => {
  for (const path of ['/', '/checkout'])
    expect(policy(path, all)['script-src']).toBe("'nonce-n' 'strict-dynamic'")
})

test('allows Stripe at the checkout: its frames, its API, its pages', () => {
  expect(policy('/en-GB/checkout', all)).toMatchObject({
    'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    'connect-src': "'self' https://api.stripe.com",
    'img-src': "'self' data: https://pictures.example https://*.stripe.com",
    'form-action':
      "'self' https://checkout.stripe.com https://hooks.stripe.com https://www.paypal.com https://portal.afterpay.com",
  })
})

test('allows Braintree at the checkout: its frames and its API', () => {
  expect(policy('/checkout', { BRAINTREE_TOKENIZATION_KEY: 'sandbox_1_shop' })).toMatchObject({
    'frame-src': 'https://js.braintreegateway.com https://assets.braintreegateway.com',
    'connect-src': "'self' https://*.braintreegateway.com https://*.braintree-api.com",
    'form-action': "'self'",
  })
})

test.each(['/', '/cart', '/account/login', '/product/checkout', '/help/privacy'])(
  'allows no payment provider on the path %s',
  (path) => {
    expect(policy(path, all)).toMatchObject({
      'frame-src': "'none'",
      'connect-src': "'self'",
      'img-src': "'self' data: https://pictures.example",
      'form-action': "'self'",
    })
  },
)

test('allows only configured payment providers', () => {
  expect(policy('/checkout')).toMatchObject({ 'frame-src': "'none'", 'form-action': "'self'" })
})

test('allows requests only to the shop and, if configured, to the event collector', () => {
  expect(policy('/')['connect-src']).toBe("'self'")
  const collector = { ANALYTICS_URL: 'https://events.example/collect?site=1' }
  expect(policy('/', collector)['connect-src']).toBe("'self' https://events.example")
})
