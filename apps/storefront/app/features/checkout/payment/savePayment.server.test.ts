import { createCommerceClient } from '@selvedge/commerce-client'
import { aCart, anAddress, usd } from '@selvedge/commerce-client/testing'
import { createIdentityClient } from '@selvedge/identity-client'
import { expect, test } from 'vitest'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { Session } from '../../../../server/session/session.ts'
import { createPaths } from '../../../i18n/paths.ts'
import { savePayment } from './savePayment.server.ts'

const address = { ...anAddress(), id: null }
const cart = aCart({
  shippingAddress: address,
  billingAddress: address,
  totalPrice: usd(5_000),
  taxedPrice: null,
})
const tokens = { accessToken: 'token', expiresAt: Number.MAX_SAFE_INTEGER, scope: 'customer_id:c-1' }
const chosen = { payment: null, creditCents: 0, coversAll: false, declined: false, stamp: 's' }

type Reply = { readonly status?: number; readonly body: object }

/** Submits the payment step of a customer whose cart costs $50; `calls` are those of the identity backend and the platform. */
const submit = async (fields: Readonly<Record<string, string>>, reply: Reply = { body: chosen }) => {
  const calls: { to: string; body: unknown }[] = []
  const shop = {
    session: new Session({ customer: { tokens, firstName: 'Anna' } }),
    market: { locale: 'en-US', currency: 'USD', country: 'US' },
    locale: 'en-US',
    paths: createPaths('en-US'),
    settings: { origin: 'https://shop.test', payPalPageUrl: 'https://paypal.test/pay' },
    token: { current: async () => 'token', getOrCreate: async () => 'token' },
    clientFor: () =>
      createCommerceClient({
        graphqlUrl: 'https://platform.test/graphql',
        runtime: 'server',
        token: async () => 'token',
        fetch: async (_url, init) => {
          const { operationName, variables } = JSON.parse(String(init?.body))
          calls.push({ to: operationName, body: variables })
          return Response.json({
            data: operationName === 'updateMyCart' ? { updateMyCart: cart } : { me: { activeCart: cart } },
          })
        },
      }),
    identity: createIdentityClient({
      baseUrl: 'https://identity.test',
      product: 'selvedge',
      fetch: async (url, init) => {
        const to = new URL(String(url)).pathname.split('/').at(-1) ?? ''
        calls.push({ to, body: JSON.parse(String(init?.body)) })
        if (to !== 'payment') return Response.json({ url: `https://provider.test/${to}`, token: 't' })
        return Response.json(reply.body, { status: reply.status ?? 200 })
      },
    }),
  } as unknown as ShopContext
  const form = new FormData()
  for (const [name, value] of Object.entries({ billingSame: 'on', ...fields })) form.set(name, value)
  const outcome = await savePayment(shop, form)
  return {
    calls: calls.map(({ to }) => to),
    choice: calls.find(({ to }) => to === 'payment')?.body,
    location: outcome instanceof Response ? outcome.headers.get('location') : undefined,
    problem: outcome instanceof Response ? undefined : outcome.problem,
  }
}

test('sends the card and the store credit in one call, and redirects to the review', async () => {
  const { calls, choice, location } = await submit({ method: 'card', cardToken: 'pm_1', credit: 'on' })
  expect(calls).toEqual(['getActiveCart', 'payment'])
  expect(choice).toEqual({ method: { kind: 'card', token: 'pm_1', save: false }, creditCents: 5_000 })
  expect(location).toBe('/checkout#review')
})

test('saves the billing address only when it differs from the shipping address', async () => {
  const own = { firstName: 'Ada', lastName: 'Fern', line1: '5 Union Street', city: 'Hudson', state: 'NY' }
  const { calls } = await submit({
    ...own,
    billingSame: '',
    country: 'US',
    postcode: '12534',
    phone: '(518) 555-0142',
    addressType: 'Home/Work',
    method: 'keep',
  })
  expect(calls).toEqual(['getActiveCart', 'updateMyCart', 'payment'])
})

test.each([
  ['card', 'https://provider.test/card-page'],
  ['afterpay', 'https://provider.test/afterpay-checkout'],
])('redirects to the provider’s page for %s after saving the store credit', async (method, page) => {
  const { choice, location } = await submit({ method, credit: 'on' })
  expect(choice).toEqual({ method: { kind: 'page', page: method }, creditCents: 5_000 })
  expect(location).toBe(page)
})

test('sends PayPal the amount that remains after store credit', async () => {
  const { location } = await submit(
    { method: 'paypal', credit: 'on' },
    { body: { ...chosen, creditCents: 2_000 } },
  )
  expect(new URL(location ?? '').searchParams.get('amount')).toBe('30.00')
})

test('redirects to no provider when store credit covers everything', async () => {
  const { calls, location } = await submit(
    { method: 'afterpay', credit: 'on' },
    { body: { ...chosen, coversAll: true } },
  )
  expect(calls).toEqual(['getActiveCart', 'payment'])
  expect(location).toBe('/checkout#review')
})

test.each([
  [{ kind: 'credit-refused', reason: 'purchase-order' }, { kind: 'credit-beside-order' }],
  [
    { kind: 'credit-refused', reason: 'plus-membership' },
    { kind: 'order', problem: { kind: 'credit-refused' } },
  ],
  [{ kind: 'payment-missing' }, { kind: 'payment-missing' }],
  [{ kind: 'deferred-payment', code: 'AFTERPAY_INVALID_AMOUNT' }, { kind: 'deferred' }],
  [{ kind: 'invalid', field: 'card' }, { kind: 'card' }],
])('maps the refusal %j to the problem %j', async (body, problem) => {
  expect((await submit({ method: 'keep' }, { status: 422, body })).problem).toEqual(problem)
})

test('reports the missing fields of a payment method when store credit does not cover everything', async () => {
  const reply = { status: 422, body: { kind: 'payment-missing' } }
  expect(
    (await submit({ method: 'purchase-order', purchaseOrder: '', credit: 'on' }, reply)).problem,
  ).toMatchObject({
    kind: 'form',
    problems: { purchaseOrder: expect.anything() },
  })
})

test('stays on the page when the backend does not respond', async () => {
  expect((await submit({ method: 'keep' }, { status: 503, body: {} })).problem).toEqual({
    kind: 'payment-empty',
  })
})
