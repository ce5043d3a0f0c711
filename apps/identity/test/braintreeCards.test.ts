import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { braintreeCards, isVaulted, tokensOf } from './harness/braintreeVault.ts'
import { aPage, type Page } from './harness/browser.ts'
import { type CrashableIdentity, startCrashableIdentity } from './harness/crashableIdentity.ts'
import { SHOP } from './harness/globalSetup.ts'
import { addFault, aShopper, braintreeNonce, CARDS, choose, clearFaults, place } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'

const METHODS = '/api/selvedge/payment-methods'

let identity: CrashableIdentity
beforeAll(async () => {
  identity = await startCrashableIdentity(braintreeCards())
})
afterAll(() => identity.stop())
afterEach(clearFaults)

const aCustomer = async () => {
  const { id, email } = await newCustomer()
  const page = aPage(identity.url)
  await page.post('/api/selvedge/login', { email, password })
  return { id, email, page }
}

const methodsOf = async (page: Page) => (await page.get(METHODS)).body.paymentMethods

const pending = (customerId: string) =>
  identity.rows<{ token: string }>('select token from pending_method where customer_id = $1', [customerId])

test('saves a card from Braintree’s card fields after the bank has verified the card, and pays an order with the saved card', async () => {
  const { id, email, page } = await aCustomer()
  const saved = await page.post(METHODS, { token: await braintreeNonce(), nickname: 'Studio' })
  expect(saved).toMatchObject({
    status: 201,
    body: { kind: 'card', brand: 'visa', last4: '4242', nickname: 'Studio', isDefault: true },
  })
  const [token = ''] = await tokensOf(identity, id)
  expect(await isVaulted(token)).toBe(true)
  const shopper = await aShopper(identity.url, { card: undefined, login: { email, password } })
  await choose(shopper, { kind: 'saved-card', id: saved.body.id })
  expect(await place(shopper)).toMatchObject({ state: 'placed' })
  expect((await page.call(`${METHODS}/${saved.body.id}`, { method: 'DELETE' })).body).toEqual({
    paymentMethods: [],
    isForgotten: true,
  })
  expect(await isVaulted(token)).toBe(false)
})

test.each([['declined'], ['fraud'], ['challenge']] as const)(
  'does not save a card that the bank does not verify: %s',
  async (card) => {
    const { id, page } = await aCustomer()
    const refused = await page.post(METHODS, { token: await braintreeNonce(CARDS[card]) })
    expect(refused).toMatchObject({ status: 422, body: { kind: 'invalid', field: 'token' } })
    expect([await methodsOf(page), await pending(id)]).toEqual([[], []])
  },
)

test('saves one card when the form is sent twice at once, sent again, or sent with another token for the same card', async () => {
  const { id, page } = await aCustomer()
  const token = await braintreeNonce()
  const sent = await Promise.all([page.post(METHODS, { token }), page.post(METHODS, { token })])
  const again = await page.post(METHODS, { token })
  expect(new Set([...sent, again].map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  const other = await page.post(METHODS, { token: await braintreeNonce() })
  expect(other.body.id).toBe(again.body.id)
  expect(await methodsOf(page)).toHaveLength(1)
  // The second one is deleted at the provider.
  const [kept = ''] = await tokensOf(identity, id)
  await expect.poll(() => identity.rows('select 1 from card_removal', []), { timeout: 20_000 }).toEqual([])
  expect(await isVaulted(kept)).toBe(true)
})

test('does not save a card when another customer has already used its token', async () => {
  const [mine, other] = [await aCustomer(), await aCustomer()]
  const token = await braintreeNonce()
  expect((await mine.page.post(METHODS, { token })).status).toBe(201)
  const theirs = await other.page.post(METHODS, { token })
  const unknown = await other.page.post(METHODS, { token: randomUUID() })
  expect([theirs.status, theirs.body]).toEqual([unknown.status, unknown.body])
  expect(await methodsOf(other.page)).toEqual([])
  expect(await methodsOf(mine.page)).toHaveLength(1)
})

/** Enters a card on the provider's page, and returns the session of its address. */
const enterOnPage = async (page: Page): Promise<string> => {
  const opened = await page.post(`${METHODS}/page`, {
    currency: 'USD',
    successUrl: `${SHOP}/cards?session={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${SHOP}/cards`,
  })
  expect(await (await fetch(opened.body.url)).text()).toContain('The shop saves your card for later orders')
  const entered = await fetch(opened.body.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number: CARDS.approved, expiry: '12/30', cvc: '123', name: 'M. Hale' }),
  })
  const { searchParams } = new URL(String(entered.headers.get('location')))
  return `${searchParams.get('session')}.${searchParams.get('nonce')}`
}

test('saves a card from the hosted page only for the customer who entered it', async () => {
  const [mine, other] = [await aCustomer(), await aCustomer()]
  const session = await enterOnPage(mine.page)
  const path = `${METHODS}/page-result`
  for (const wrong of [session, session.replace('.', ''), `.${session}`, 'x.y'])
    expect(await other.page.post(path, { session: wrong })).toMatchObject({
      status: 422,
      body: { kind: 'invalid', field: 'session' },
    })
  expect((await mine.page.post(path, { session })).body.paymentMethods).toMatchObject([{ last4: '4242' }])
  expect((await mine.page.post(path, { session })).body.paymentMethods).toHaveLength(1)
})

test.each(['readMethod:before', 'readMethod:after'])(
  'kill -9 at %s, then a restart: a repeated request saves the card once',
  async (moment) => {
    const { id, page } = await aCustomer()
    const token = await braintreeNonce()
    await identity.crashAt(moment, () => page.post(METHODS, { token, nickname: 'Studio' }))
    expect(await page.post(METHODS, { token, nickname: 'Studio' })).toMatchObject({ status: 201 })
    expect(await methodsOf(page)).toMatchObject([{ nickname: 'Studio' }])
    expect(await tokensOf(identity, id)).toHaveLength(1)
    expect(await pending(id)).toEqual([])
  },
)

test('kill -9 between storing a card at the provider and saving it in the shop: a job saves the card with its name', async () => {
  const { id, page } = await aCustomer()
  const token = await braintreeNonce()
  await identity.crashAt('readMethod:after', () => page.post(METHODS, { token, nickname: 'Studio' }))
  await expect.poll(() => methodsOf(page), { timeout: 20_000 }).toMatchObject([{ nickname: 'Studio' }])
  await expect.poll(() => pending(id), { timeout: 20_000 }).toEqual([])
  expect(await isVaulted(String((await tokensOf(identity, id))[0]))).toBe(true)
})

test('kill -9 before a card is stored at the provider: the pending card is removed soon', async () => {
  const { id, page } = await aCustomer()
  const token = await braintreeNonce()
  await identity.crashAt('readMethod:before', () => page.post(METHODS, { token }))
  expect(await pending(id)).toHaveLength(1)
  await expect.poll(() => pending(id), { timeout: 20_000 }).toEqual([])
  expect(await methodsOf(page)).toEqual([])
})

test('saves no card while Braintree fails, and saves the card when the same token is sent again', async () => {
  const { page } = await aCustomer()
  const token = await braintreeNonce()
  await addFault({ act: 'vault', fault: 'error-500', times: 20 })
  expect((await page.post(METHODS, { token })).status).toBeGreaterThanOrEqual(500)
  expect(await methodsOf(page)).toEqual([])
  await clearFaults()
  expect((await page.post(METHODS, { token })).status).toBe(201)
  expect(await methodsOf(page)).toHaveLength(1)
})

test('saves a card when the first request with its token got no response from Braintree', async () => {
  const { page } = await aCustomer()
  const token = await braintreeNonce()
  await addFault({ act: 'vault', fault: 'hang-after', times: 1 })
  expect((await page.post(METHODS, { token })).status).toBeGreaterThanOrEqual(500)
  await clearFaults()
  expect((await page.post(METHODS, { token })).status).toBe(201)
  expect(await methodsOf(page)).toHaveLength(1)
})

test('limits how often a customer tries to save a card', async () => {
  const { page } = await aCustomer()
  const statuses: number[] = []
  for (let tries = 0; tries < 21; tries += 1)
    statuses.push((await page.post(METHODS, { token: 'unknown' })).status)
  expect(statuses).toEqual([...Array(20).fill(422), 429])
})
