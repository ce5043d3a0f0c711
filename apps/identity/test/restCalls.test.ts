import { randomUUID } from 'node:crypto'
import { addLineItem, runMutation, runQuery, updateMyCart } from '@selvedge/commerce-client'
import {
  FindCustomerCartsDocument,
  GetCartDocument,
  MergeCartDocument,
} from '@selvedge/commerce-client/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOrThrow } from '../src/commerce/commerce.ts'
import { aPage } from './harness/browser.ts'
import { newCustomer, password } from './harness/people.ts'
import { aCart, aReadyCart, asVisitor, platformClients, plentifulSku } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

/** How often carts are merged at the same moment: each time, the calls meet in another order. */
const ROUNDS = 5

/** The address of another site. */
const LARKHOUSE = 'http://larkhouse.test'

let identity: TestIdentity
let sku: string
let otherSku: string
beforeAll(async () => {
  identity = await startIdentity({ environment: { SITE_URLS: `larkhouse=${LARKHOUSE}` } })
  sku = await plentifulSku()
  otherSku = await plentifulSku(1)
})
afterAll(() => identity.stop())

const tokenOf = async (page: ReturnType<typeof aPage>): Promise<string> =>
  (await page.get('/api/token')).body.token
const cartById = async (id: string) => {
  const result = await runQuery(platformClients().client, GetCartDocument, { id })
  return result.ok ? result.value.cart : undefined
}

test('who-am-i returns a guest with their cart and the default preferences', async () => {
  const page = aPage(identity.url)
  const cart = await aCart(await tokenOf(page), { sku })
  const { user } = (await page.get('/api/selvedge/who-am-i')).body.data
  const preferences = {
    adult_content: 'ADULT_CONTENT_OFF',
    country: 'US',
    currency: 'USD',
    locale: 'en-US',
    measurement_system: 'IMPERIAL',
  }
  const shared = { guest: true, guest_cart_id: cart.id, preferences }
  expect(user).toEqual({ ctUser: { id: null, ...shared }, ...shared })
})

test('adds new preferences to the saved ones, and copies a guest’s preferences to the account at login', async () => {
  const page = aPage(identity.url)
  await page.get('/api/token')
  const saved = await page.post('/api/selvedge/user-preferences', { currency: 'GBP', locale: 'en-GB' })
  expect(saved.body.userPreferences).toMatchObject({ currency: 'GBP', locale: 'en-GB', country: 'US' })
  await page.post('/api/selvedge/user-preferences', { adult_content: 'ADULT_CONTENT_ON' })
  const customer = await newCustomer()
  await page.post('/api/selvedge/login', { email: customer.email, password })
  expect((await page.get('/api/selvedge/who-am-i')).body.data.user.preferences).toMatchObject({
    currency: 'GBP',
    adult_content: 'ADULT_CONTENT_ON',
  })
})

test('returns statistics about the visitor for the data layer, with the numbers of carts and orders', async () => {
  const page = aPage(identity.url)
  const cart = await aCart(await tokenOf(page), { sku, quantity: 3 })
  expect((await page.get('/api/selvedge/user-stats')).body).toMatchObject({
    userID: null,
    data_layer: { guest: true, guest_cart_id: cart.id, split_testing: { hero: expect.any(String) } },
  })
  expect((await page.get('/api/selvedge/get-user-stats')).body).toMatchObject({
    guest: true,
    cart_quantity: 3,
    order_count: 0,
    last_order_at: null,
  })
})

test('assigns experiment variants that differ between visitors and do not change for one visitor', async () => {
  const page = aPage(identity.url)
  await page.get('/api/token')
  const first = (await page.get('/api/experiments/treatments')).body.treatments
  expect(Object.keys(first)).toEqual(['hero'])
  expect((await page.get('/api/experiments/treatments')).body.treatments).toEqual(first)
  const others = await Promise.all(
    Array.from(
      { length: 16 },
      async () => (await aPage(identity.url).get('/api/experiments/treatments')).body,
    ),
  )
  expect(new Set(others.map(({ treatments }) => treatments.hero)).size).toBe(2)
})

const merge = (page: ReturnType<typeof aPage>, guestCartID: string, userCustomerID: string) =>
  page.post('/api/commercetools/merge-carts', { guestCartID, userCustomerID, userCurrency: 'USD' })

test('gives a guest’s cart to a customer without a cart, or merges the cart once into the customer’s existing cart', async () => {
  const customer = await newCustomer()
  const page = aPage(identity.url)
  const first = await aCart(await tokenOf(page), { sku })
  await page.post('/api/selvedge/login', { email: customer.email, password })
  const responses = await Promise.all([1, 2, 3].map(() => merge(page, first.id, customer.id)))
  expect(responses.map(({ body }) => body.mergeStatus)).toEqual(['CLAIMED', 'CLAIMED', 'CLAIMED'])
  expect(await cartById(first.id)).toMatchObject({ customerId: customer.id, totalLineItemQuantity: 1 })

  const elsewhere = aPage(identity.url)
  const second = await aCart(await tokenOf(elsewhere), { sku, quantity: 4 })
  await elsewhere.post('/api/selvedge/login', { email: customer.email, password })
  expect((await merge(elsewhere, second.id, customer.id)).body).toEqual({ mergeStatus: 'MERGED' })
  expect((await merge(elsewhere, second.id, customer.id)).body).toEqual({ mergeStatus: 'MERGED' })
  expect(await cartById(first.id)).toMatchObject({ totalLineItemQuantity: 4 })
  expect((await merge(elsewhere, randomUUID(), customer.id)).body).toEqual({ mergeStatus: 'UNTOUCHED' })
})

test('merges a cart only into the customer’s cart of the same site, and keeps the greater quantity of each line', async () => {
  const customer = await newCustomer()
  const site = { key: 'larkhouse' }
  const page = aPage(identity.url)
  await page.post('/api/selvedge/login', { email: customer.email, password })
  const token = await tokenOf(page)
  const there = await aCart(token, { sku, quantity: 2, site })
  // The cart of the other site was modified last, so it is the platform's active cart.
  const here = await aCart(token, { sku, quantity: 5 })

  const elsewhere = aPage(identity.url)
  const guest = await aCart(await tokenOf(elsewhere), { sku, quantity: 4, site })
  await addLineItem({ graphqlClient: asVisitor(await tokenOf(elsewhere)) }, guest, { sku: otherSku })
  await elsewhere.post('/api/larkhouse/login', { email: customer.email, password })
  expect((await merge(elsewhere, guest.id, customer.id)).body).toEqual({ mergeStatus: 'MERGED' })
  const quantitiesOf = async (id: string) =>
    (await cartById(id))?.lineItems.map(({ variant, quantity }) => [variant?.sku, quantity])
  expect(await quantitiesOf(there.id)).toEqual([
    [sku, 4],
    [otherSku, 1],
  ])
  expect(await quantitiesOf(here.id)).toEqual([[sku, 5]])
  expect(await cartById(guest.id)).toBe(null)
  const stats = async (key: string) => (await page.get(`/api/${key}/get-user-stats`)).body.cart_id
  expect([await stats('selvedge'), await stats('larkhouse')]).toEqual([here.id, there.id])
})

test('merges a guest’s cart with the token of that guest, and not with the token of another guest', async () => {
  const customer = await newCustomer()
  const page = aPage(identity.url)
  await page.post('/api/selvedge/login', { email: customer.email, password })
  const guestToken = await tokenOf(aPage(identity.url))
  const guest = await aCart(guestToken, { sku, quantity: 4 })
  const mergeWith = async (token: string) =>
    (
      await page.post('/api/commercetools/merge-carts', {
        guestCartID: guest.id,
        userCustomerID: customer.id,
        userCurrency: 'USD',
        guestToken: token,
      })
    ).body
  expect(await mergeWith(await tokenOf(aPage(identity.url)))).toEqual({ mergeStatus: 'UNTOUCHED' })
  expect(await mergeWith('forged')).toEqual({ mergeStatus: 'UNTOUCHED' })
  expect(await mergeWith(guestToken)).toEqual({ mergeStatus: 'CLAIMED' })
  expect(await cartById(guest.id)).toMatchObject({ customerId: customer.id })
})

test('completes an interrupted merge when the customer already owns the guest’s cart', async () => {
  const customer = await newCustomer()
  const page = aPage(identity.url)
  await page.post('/api/selvedge/login', { email: customer.email, password })
  const own = await aCart(await tokenOf(page), { sku })
  const elsewhere = aPage(identity.url)
  const guest = await aCart(await tokenOf(elsewhere), { sku, quantity: 4 })
  await elsewhere.post('/api/selvedge/login', { email: customer.email, password })
  const claimed = await runMutation(platformClients().client, MergeCartDocument, {
    customerId: customer.id,
    draft: {
      anonymousCart: { typeId: 'cart', id: guest.id },
      mergeMode: 'UseAsNewActiveCustomerCart',
    },
  })
  expect(claimed.ok).toBe(true)
  expect((await merge(elsewhere, guest.id, customer.id)).body).toEqual({ mergeStatus: 'MERGED' })
  expect(await cartById(own.id)).toMatchObject({ totalLineItemQuantity: 4 })
  expect(await cartById(guest.id)).toBe(null)
  // The customer's only cart is not one to merge.
  expect((await merge(elsewhere, own.id, customer.id)).body).toEqual({ mergeStatus: 'UNTOUCHED' })
})

test('merges the lines of all guest carts into one cart when several guests log in to one account at the same moment', async () => {
  const { client, guests } = platformClients()
  const skus = await Promise.all([0, 1, 2].map(plentifulSku))
  for (let round = 0; round < ROUNDS; round += 1) {
    const customer = await newCustomer()
    const tokens = await Promise.all(
      skus.map(async (each) => {
        const guest = await guests.anonymous()
        const token = guest.ok ? guest.value.accessToken : ''
        await aCart(token, { sku: each })
        return token
      }),
    )
    const logins = await Promise.all(
      tokens.map((token) =>
        fetch(`${identity.url}/api/selvedge/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ email: customer.email, password }),
        }),
      ),
    )
    expect(logins.map(({ status }) => status)).toEqual([200, 200, 200])
    const where = `customerId = "${customer.id}"`
    const found = valueOrThrow(await runQuery(client, FindCustomerCartsDocument, { where }))
    const lines = found.carts.results.map(({ lineItems }) =>
      lineItems.map(({ variant }) => variant?.sku).sort(),
    )
    expect(lines).toEqual([skus])
  }
})

test('merges a cart only for the guest who owns the cart, and only into that guest’s own account', async () => {
  const victim = aPage(identity.url)
  const cart = await aCart(await tokenOf(victim), { sku })
  const customer = await newCustomer()
  const page = aPage(identity.url)
  await page.get('/api/token')
  expect((await merge(page, cart.id, customer.id)).status).toBe(401)
  await page.post('/api/selvedge/login', { email: customer.email, password })
  expect((await merge(page, cart.id, customer.id)).body).toEqual({ mergeStatus: 'UNTOUCHED' })
  expect((await merge(page, cart.id, (await newCustomer()).id)).body).toEqual({ mergeStatus: 'UNTOUCHED' })
  expect(await cartById(cart.id)).toMatchObject({ customerId: null })
})

test('creates one copy of the cart in the visitor’s currency', async () => {
  const page = aPage(identity.url)
  const cart = await aReadyCart(await tokenOf(page), { sku, quantity: 2 })
  expect((await page.post('/api/commercetools/fix-cart', { cartId: cart.id })).body).toMatchObject({
    wasCurrencyChanged: false,
    cartId: cart.id,
  })
  await page.post('/api/selvedge/user-preferences', { currency: 'EUR', locale: 'en' })
  const fixed = await page.post('/api/commercetools/fix-cart', { cartId: cart.id })
  expect(fixed.body).toEqual({ msg: 'cart fixed', wasCurrencyChanged: true, cartId: expect.any(String) })
  const replica = await cartById(fixed.body.cartId)
  expect(replica).toMatchObject({ totalLineItemQuantity: 2, totalPrice: { currencyCode: 'EUR' } })
  expect((await page.get('/api/selvedge/who-am-i')).body.data.user.guest_cart_id).toBe(fixed.body.cartId)
  expect((await page.post('/api/commercetools/fix-cart', { cartId: cart.id })).status).toBe(404)
  const stranger = aPage(identity.url)
  await stranger.get('/api/token')
  expect((await stranger.post('/api/commercetools/fix-cart', { cartId: fixed.body.cartId })).status).toBe(404)
})

test('copies the addresses, gift message, discount code and custom fields to a replica, and uses the requested country', async () => {
  const page = aPage(identity.url)
  const token = await tokenOf(page)
  const cart = await aReadyCart(token, { sku, email: 'giver@example.com' })
  const message = 'For "you"\nand yours'
  await updateMyCart(
    { graphqlClient: asVisitor(token) },
    {
      id: cart.id,
      version: cart.version,
      actions: [
        {
          setCustomType: {
            typeKey: 'order-details',
            fields: [{ name: 'giftMessage', value: JSON.stringify(message) }],
          },
        },
        { addDiscountCode: { code: 'WELCOME10' } },
        {
          addLineItem: {
            sku,
            quantity: 1,
            custom: {
              typeKey: 'line-item-design',
              fields: [{ name: 'repeatType', value: '"half-drop"' }],
            },
          },
        },
      ],
    },
  )
  await page.post('/api/selvedge/user-preferences', { currency: 'EUR', locale: 'en', country: 'FR' })
  const fixed = await page.post('/api/commercetools/fix-cart', { cartId: cart.id })
  const replica = await cartById(fixed.body.cartId)
  expect(replica).toMatchObject({
    country: 'FR',
    locale: 'en',
    customerEmail: 'giver@example.com',
    shippingAddress: { city: 'Hudson', postalCode: '12534' },
    billingAddress: { city: 'Hudson' },
    custom: { customFieldsRaw: [{ name: 'giftMessage', value: message }] },
    discountCodes: [{ discountCode: { code: 'WELCOME10' } }],
    shippingInfo: null,
  })
  expect(replica?.lineItems.flatMap((line) => line.custom?.customFieldsRaw ?? [])).toEqual([
    { name: 'repeatType', value: 'half-drop' },
  ])
  expect(await cartById(cart.id)).toBeNull()
})

test('stores a cart’s weight as its shipping rate score, and clears the shipping method when the country changes', async () => {
  const page = aPage(identity.url)
  const cart = await aReadyCart(await tokenOf(page), { sku, quantity: 20 })
  const weighed = await page.post('/api/commercetools/create-weight-calculation', {
    currency: 'USD',
    countryUpdated: false,
  })
  expect(weighed).toMatchObject({ status: 200, body: { cartId: cart.id, methodCleared: false } })
  expect(weighed.body.weight).toBeGreaterThan(1000)
  expect(weighed.body.score).toBe(Math.ceil(weighed.body.weight / 1000))
  expect((await cartById(cart.id))?.shippingInfo).not.toBeNull()
  const moved = await page.post('/api/commercetools/create-weight-calculation', {
    currency: 'USD',
    countryUpdated: true,
    shippingAddress: { country: 'CA', state: 'ON', city: 'Toronto', postalCode: 'M5V 2T6' },
  })
  expect(moved.body).toMatchObject({ methodCleared: true, score: weighed.body.score })
  expect((await cartById(cart.id))?.shippingInfo).toBeNull()
  const other = await page.post('/api/commercetools/create-weight-calculation', {
    currency: 'EUR',
    countryUpdated: false,
  })
  expect(other).toMatchObject({ status: 422, body: { field: 'currency' } })
})

test('grants a verified member of a group one code that works once, and refuses all other visitors with the same message', async () => {
  const page = aPage(identity.url)
  await page.get('/api/token')
  const redeem = (token: string) =>
    page.post('/api/promotions/idme', { idme_access_token: token, currency: 'USD' })
  const person = randomUUID()
  const first = await redeem(`local:${person}:teacher`)
  expect(first.body).toEqual({ code: expect.stringMatching(/^ID-[A-Z2-9]{10}$/), group: 'teacher' })
  expect((await redeem(`local:${person}:teacher`)).body).toEqual(first.body)
  for (const token of ['nonsense', 'local:', 'local:x', 'local:a b:teacher'])
    expect(await redeem(token)).toMatchObject({
      status: 422,
      body: { message: 'Please enter a valid code.' },
    })
  const tried = await Promise.all(Array.from({ length: 12 }, () => redeem('nonsense')))
  expect(tried.some(({ status }) => status === 429)).toBe(true)
})

test('saves email options, and accepts messages to support', async () => {
  const customer = await newCustomer()
  const page = aPage(identity.url)
  expect((await page.get('/api/selvedge/email-options')).status).toBe(401)
  await page.post('/api/selvedge/login', { email: customer.email, password })
  expect((await page.get('/api/selvedge/email-options')).body).toEqual({ emails: 'none' })
  await page.put('/api/selvedge/email-options', { emails: 'weekly' })
  expect((await page.get('/api/selvedge/email-options')).body).toEqual({ emails: 'weekly' })
  expect((await page.put('/api/selvedge/email-options', { emails: 'hourly' })).status).toBe(422)
  const sent = await page.post('/api/selvedge/support-messages', {
    email: customer.email,
    topic: 'Delivery',
    message: 'Where is it? <script>alert(1)</script>',
  })
  expect(sent).toMatchObject({
    status: 202,
    body: { ok: true, reference: expect.stringMatching(/^H-[0-9A-F]{10}$/) },
  })
})
