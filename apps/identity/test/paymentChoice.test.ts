import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPage } from './harness/browser.ts'
import { giveCredit } from './harness/giveCredit.ts'
import { aShopper, CARDS, cardToken, choose, place, type Shopper } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

/** A customer at the payment step, with store credit in cents. */
const aCustomer = async (
  credit = 0,
  { group, ...more }: { group?: 'trade'; card?: string; sku?: string; quantity?: number } = {},
): Promise<Shopper> => {
  const { id, email } = await newCustomer(group)
  if (credit > 0) await giveCredit(identity.databaseUrl, id, credit)
  return aShopper(identity.url, { card: undefined, ...more, login: { email, password } })
}

const paymentOf = async ({ page, cart }: Shopper) =>
  (await page.get(`/api/selvedge/carts/${cart.id}/payment`)).body

const purchaseOrder = { kind: 'purchase-order', number: 'PO 7' }
const aCard = async () => ({ kind: 'card', token: await cardToken() })

describe('an accepted payment choice', () => {
  test('stores the payment method and the store credit together, and both pay the order', async () => {
    const shopper = await aCustomer(500)
    const chosen = await choose(shopper, await aCard(), 500)
    expect(chosen).toMatchObject({
      status: 200,
      body: { payment: { kind: 'card', last4: '4242' }, creditCents: 500, coversAll: false },
    })
    expect(chosen.body).toEqual(await paymentOf(shopper))
    expect(await place(shopper)).toMatchObject({ state: 'placed' })
  })

  test('limits store credit to the balance', async () => {
    const shopper = await aCustomer(300)
    expect((await choose(shopper, await aCard(), 900_000)).body).toMatchObject({ creditCents: 300 })
  })

  test('limits store credit to the total', async () => {
    const shopper = await aCustomer(900_000)
    expect((await choose(shopper, { kind: 'none' }, 900_000)).body).toMatchObject({
      payment: null,
      creditCents: shopper.total,
      coversAll: true,
    })
  })

  test('uses no store credit for a guest', async () => {
    const guest = await aShopper(identity.url, { card: undefined })
    expect(await choose(guest, await aCard(), 500)).toMatchObject({ status: 200, body: { creditCents: 0 } })
  })

  test('ignores the payment method when store credit covers everything', async () => {
    const shopper = await aCustomer(900_000, { card: CARDS.approved })
    const unknown = { kind: 'card', token: 'pm_unknown', save: true }
    expect(await choose(shopper, unknown, shopper.total)).toMatchObject({
      status: 200,
      body: { payment: { last4: '4242' }, coversAll: true },
    })
    expect((await shopper.page.get('/api/selvedge/payment-methods')).body.paymentMethods).toEqual([])
  })

  test('keeps the payment method when only the store credit changes', async () => {
    const shopper = await aCustomer(500, { card: CARDS.approved })
    expect((await choose(shopper, { kind: 'keep' }, 200)).body).toMatchObject({
      payment: { last4: '4242' },
      creditCents: 200,
    })
    expect((await choose(shopper, { kind: 'keep' }, 0)).body).toMatchObject({
      payment: { last4: '4242' },
      creditCents: 0,
    })
  })

  test('keeps the store credit when a request names only the payment method', async () => {
    const shopper = await aCustomer(500, { card: CARDS.approved })
    await choose(shopper, { kind: 'keep' }, 500)
    expect((await choose(shopper, { ...(await aCard()), save: true })).body).toMatchObject({
      creditCents: 500,
    })
    const saved = (await shopper.page.get('/api/selvedge/payment-methods')).body.paymentMethods
    expect(saved).toMatchObject([{ last4: '4242' }])
    expect((await choose(shopper, { kind: 'saved-card', id: saved[0].id }, 100)).body).toMatchObject({
      payment: { last4: '4242' },
      creditCents: 100,
    })
  })

  test('accepts a purchase order when the same call removes the store credit', async () => {
    const shopper = await aCustomer(500, { group: 'trade', card: CARDS.approved })
    await choose(shopper, { kind: 'keep' }, 500)
    expect((await choose(shopper, purchaseOrder, 0)).body).toMatchObject({
      payment: { kind: 'purchase-order' },
      creditCents: 0,
    })
  })

  test('still shows a declined payment as declined when only the store credit changes', async () => {
    const shopper = await aShopper(identity.url, { card: CARDS.declined })
    expect(await place(shopper)).toMatchObject({ problem: { kind: 'payment-declined' } })
    expect((await choose(shopper, { kind: 'keep' })).body).toMatchObject({ declined: true })
    expect((await choose(shopper, await aCard())).body).toMatchObject({ declined: false })
  })
})

describe('a visit to a provider’s page', () => {
  test('saves how much store credit to use, and keeps the current payment until the shopper returns with another payment', async () => {
    const shopper = await aCustomer(500, { card: CARDS.approved })
    expect((await choose(shopper, { kind: 'page', page: 'paypal' }, 500)).body).toMatchObject({
      payment: { last4: '4242' },
      creditCents: 500,
    })
    // The return from PayPal chooses its payment without the credit.
    expect((await choose(shopper, await aCard())).body).toMatchObject({ creditCents: 500 })
  })

  test('removes the cart’s purchase order when a shopper chooses a provider’s page together with store credit', async () => {
    const shopper = await aCustomer(500, { group: 'trade' })
    await choose(shopper, purchaseOrder, 0)
    expect((await choose(shopper, { kind: 'page', page: 'card' }, 500)).body).toMatchObject({
      payment: null,
      creditCents: 500,
    })
  })

  test('keeps a purchase order when no store credit is used', async () => {
    const shopper = await aCustomer(0, { group: 'trade' })
    await choose(shopper, purchaseOrder, 0)
    expect((await choose(shopper, { kind: 'page', page: 'card' }, 0)).body).toMatchObject({
      payment: { kind: 'purchase-order' },
    })
  })

  test('refuses Afterpay when the amount that remains after store credit is below Afterpay’s minimum', async () => {
    const shopper = await aCustomer(900_000)
    const before = await paymentOf(shopper)
    const refused = { status: 422, body: { kind: 'deferred-payment', code: 'AFTERPAY_INVALID_AMOUNT' } }
    expect(await choose(shopper, { kind: 'page', page: 'afterpay' }, shopper.total - 100)).toMatchObject(
      refused,
    )
    expect(await choose(shopper, { kind: 'afterpay', token: 'a-token' }, shopper.total - 100)).toMatchObject(
      refused,
    )
    expect(await paymentOf(shopper)).toEqual(before)
  })
})

describe('a refused payment choice changes nothing', () => {
  const creditRefused = (reason: string) => ({ status: 422, body: { kind: 'credit-refused', reason } })

  test('refuses store credit together with a new purchase order', async () => {
    const shopper = await aCustomer(500, { group: 'trade', card: CARDS.approved })
    await choose(shopper, { kind: 'keep' }, 200)
    const before = await paymentOf(shopper)
    expect(await choose(shopper, purchaseOrder, 500)).toMatchObject(creditRefused('purchase-order'))
    // Credit that was chosen before counts, too.
    expect(await choose(shopper, purchaseOrder)).toMatchObject(creditRefused('purchase-order'))
    expect(await paymentOf(shopper)).toEqual(before)
  })

  test('refuses store credit for a cart that already has a purchase order', async () => {
    const shopper = await aCustomer(500, { group: 'trade' })
    await choose(shopper, purchaseOrder, 0)
    const before = await paymentOf(shopper)
    expect(await choose(shopper, { kind: 'keep' }, 500)).toMatchObject(creditRefused('purchase-order'))
    expect(await paymentOf(shopper)).toEqual(before)
  })

  test('refuses store credit for a Plus membership', async () => {
    const shopper = await aCustomer(900_000, { sku: 'plus-membership', quantity: 1, card: CARDS.approved })
    const before = await paymentOf(shopper)
    for (const method of [{ kind: 'keep' }, { kind: 'none' }, await aCard()])
      expect(await choose(shopper, method, 900_000)).toMatchObject(creditRefused('plus-membership'))
    expect(await paymentOf(shopper)).toEqual(before)
    expect(await choose(shopper, await aCard(), 0)).toMatchObject({ status: 200, body: { creditCents: 0 } })
  })

  test('requires a payment method when store credit does not cover the total', async () => {
    const shopper = await aCustomer(500)
    const before = await paymentOf(shopper)
    for (const kind of ['none', 'keep'])
      expect(await choose(shopper, { kind }, 500)).toMatchObject({
        status: 422,
        body: { kind: 'payment-missing' },
      })
    expect(await paymentOf(shopper)).toEqual(before)
  })

  test('refuses a card that the provider does not know, and a saved card of another customer', async () => {
    const shopper = await aCustomer(500, { card: CARDS.approved })
    const before = await paymentOf(shopper)
    for (const method of [
      { kind: 'card', token: 'pm_unknown', save: true },
      { kind: 'card-session', session: 'cs_unknown' },
      { kind: 'saved-card', id: '00000000-0000-4000-8000-000000000000' },
    ])
      expect(await choose(shopper, method, 500)).toMatchObject({
        status: 422,
        body: { kind: 'invalid', field: 'card' },
      })
    expect(await paymentOf(shopper)).toEqual(before)
    expect((await shopper.page.get('/api/selvedge/payment-methods')).body.paymentMethods).toEqual([])
  })

  test('refuses a purchase order of a customer without a trade account', async () => {
    const shopper = await aCustomer(500, { card: CARDS.approved })
    const before = await paymentOf(shopper)
    expect(await choose(shopper, purchaseOrder, 0)).toMatchObject({ status: 403, body: { kind: 'refused' } })
    expect(await paymentOf(shopper)).toEqual(before)
  })

  test.each([
    ['a negative amount', { kind: 'keep' }, -1],
    ['a fraction of a cent', { kind: 'keep' }, 1.5],
    ['an unknown method', { kind: 'barter' }, 0],
    ['a card without a token', { kind: 'card' }, 0],
  ])('refuses a payment choice with %s', async (_, method, cents) => {
    const shopper = await aShopper(identity.url)
    const before = await paymentOf(shopper)
    expect(await choose(shopper, method, cents)).toMatchObject({ status: 422, body: { kind: 'invalid' } })
    expect(await paymentOf(shopper)).toEqual(before)
  })

  test('responds with 404 to a choice for another visitor’s cart, and with 401 to a choice without a token', async () => {
    const shopper = await aShopper(identity.url)
    const before = await paymentOf(shopper)
    const stranger = aPage(identity.url)
    await stranger.get('/api/token')
    const theirs = { page: stranger, cart: shopper.cart }
    expect((await choose(theirs, await aCard(), 0)).status).toBe(404)
    expect((await choose({ ...theirs, page: aPage(identity.url) }, await aCard(), 0)).status).toBe(401)
    expect(await paymentOf(shopper)).toEqual(before)
  })
})

test('processes parallel choices one after the other, so that store credit is never combined with a purchase order', async () => {
  const shopper = await aCustomer(500, { group: 'trade', card: CARDS.approved })
  const card = await aCard()
  for (let round = 0; round < 5; round += 1) {
    const responses = await Promise.all([
      choose(shopper, purchaseOrder, 0),
      choose(shopper, { kind: 'keep' }, 500),
      choose(shopper, purchaseOrder),
      choose(shopper, { kind: 'keep' }, 0),
    ])
    for (const { status, body } of responses)
      expect(status === 200 || body.reason === 'purchase-order', JSON.stringify(body)).toBe(true)
    const { payment, creditCents } = await paymentOf(shopper)
    expect(payment.kind === 'purchase-order' && creditCents > 0).toBe(false)
    expect((await choose(shopper, card, 500)).status).toBe(200)
  }
})

test('stores one of two parallel payment choices completely, and nothing of the other', async () => {
  const shopper = await aCustomer(500, { group: 'trade' })
  const card = await aCard()
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([choose(shopper, purchaseOrder, 0), choose(shopper, card, 500)])
    const { payment, creditCents } = await paymentOf(shopper)
    expect([payment.kind, creditCents]).toEqual(
      payment.kind === 'card' ? ['card', 500] : ['purchase-order', 0],
    )
  }
})
