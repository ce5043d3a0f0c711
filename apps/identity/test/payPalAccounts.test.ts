import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isVaulted, payPalNonce, tokensOf } from './harness/braintreeVault.ts'
import { aPage } from './harness/browser.ts'
import { type CrashableIdentity, startCrashableIdentity } from './harness/crashableIdentity.ts'
import { addFault, aShopper, choose, clearFaults, paymentsOf, place, type Shopper } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { platformRows } from './harness/shop.ts'

const METHODS = '/api/selvedge/payment-methods'

let identity: CrashableIdentity
beforeAll(async () => {
  identity = await startCrashableIdentity()
})
afterAll(() => identity.stop())
afterEach(clearFaults)

const aCustomer = async () => {
  const { id, email } = await newCustomer()
  const login = { email, password }
  const shopper = () => aShopper(identity.url, { card: undefined, login })
  return { id, login, shopper }
}

const methodsOf = async ({ page }: Pick<Shopper, 'page'>) => (await page.get(METHODS)).body.paymentMethods

const keep = async (shopper: Shopper, account?: string) =>
  choose(shopper, { kind: 'paypal', token: await payPalNonce(account), save: true })

const buyer = { kind: 'paypal', brand: 'PayPal (b***r@paypal.test)', last4: '', isDefault: true }

test('saves the PayPal account of an order, and charges the account for the next order without an approval', async () => {
  const customer = await aCustomer()
  const first = await customer.shopper()
  expect((await keep(first)).body.payment).toMatchObject({ kind: 'paypal', brand: buyer.brand })
  expect(await place(first)).toMatchObject({ state: 'placed' })
  const [account] = await methodsOf(first)
  expect(account).toMatchObject(buyer)

  const second = await customer.shopper()
  await choose(second, { kind: 'saved-card', id: account.id })
  const done = await place(second)
  expect(done.state).toBe('placed')
  expect(await paymentsOf(done.orderNumber)).toMatchObject([
    { provider: 'braintree', captured: second.total },
  ])
  const [payment] = await platformRows<{ doc: { paymentMethodInfo: object } }>(
    `select doc from payments where doc::text like $1`,
    [`%${(await paymentsOf(done.orderNumber))[0]?.reference.split('_')[1] ?? 'none'}%`],
  )
  expect(payment?.doc.paymentMethodInfo).toMatchObject({ paymentInterface: 'Paypal' })
})

test('saves an account once, renames it, makes another method the default, and deletes the account at Braintree', async () => {
  const customer = await aCustomer()
  const shopper = await customer.shopper()
  await keep(shopper)
  await keep(shopper)
  const [account] = await methodsOf(shopper)
  expect(await methodsOf(shopper)).toHaveLength(1)
  await keep(shopper, 'paypal-slow')
  expect((await methodsOf(shopper)).map(({ brand }: { brand: string }) => brand)).toEqual([
    'PayPal (b***r@paypal.test)',
    'PayPal (s***w@paypal.test)',
  ])
  const { page } = shopper
  const changed = await page.put(`${METHODS}/${account.id}`, { nickname: 'Studio' })
  expect(changed.body.paymentMethods[0]).toMatchObject({ nickname: 'Studio', isDefault: true })
  const [token = ''] = await tokensOf(identity, customer.id)
  const removed = await page.call(`${METHODS}/${account.id}`, { method: 'DELETE' })
  expect(removed.body).toMatchObject({ paymentMethods: [{ isDefault: true }], isForgotten: true })
  expect(await isVaulted(token)).toBe(false)
})

test('distinguishes two PayPal accounts with equal masked addresses, and does not store the unmasked addresses', async () => {
  const customer = await aCustomer()
  const shopper = await customer.shopper()
  for (const account of ['paypal', 'paypal-bookkeeper', 'paypal', 'paypal-bookkeeper'])
    await keep(shopper, account)
  const methods = await methodsOf(shopper)
  expect(methods.map(({ brand }: { brand: string }) => brand)).toEqual([buyer.brand, buyer.brand])
  expect(methods.map((method: object) => 'payerId' in method)).toEqual([false, false])
  const rows = await identity.rows<{ payer_id: string }>(
    'select payer_id, saved_card::text as row from saved_card where customer_id = $1 order by created_at',
    [customer.id],
  )
  expect(rows.map(({ payer_id }) => payer_id)).toEqual(['PAYERPAYPAL', 'PAYERPAYPAL-BOOKKEEPER'])
  expect(JSON.stringify(rows)).not.toMatch(/buyer@|bookkeeper@/)
  const [, second] = methods
  await choose(shopper, { kind: 'saved-card', id: second.id })
  expect(await place(shopper)).toMatchObject({ state: 'placed' })
})

test('merges the duplicate of a PayPal account that was saved before payer ids were stored', async () => {
  const customer = await aCustomer()
  const shopper = await customer.shopper()
  await keep(shopper)
  const [account] = await methodsOf(shopper)
  const { page } = shopper
  await page.put(`${METHODS}/${account.id}`, { nickname: 'Studio' })
  const setPayer = (payerId: string) =>
    identity.rows('update saved_card set payer_id = $1 where id = $2', [payerId, account.id])
  await setPayer('not yet known')
  await keep(shopper)
  await keep(shopper, 'paypal-bookkeeper')
  const [before, again = ''] = await tokensOf(identity, customer.id)
  const [, doubled] = await methodsOf(shopper)
  await page.put(`${METHODS}/${doubled.id}`, { makeDefault: true })
  await identity.rows(
    `insert into subscription_renewal (customer_id, name, is_on, card_id) values ($1, 'Plus', true, $2)`,
    [customer.id, doubled.id],
  )
  await setPayer('')
  await expect.poll(() => isVaulted(again), { timeout: 20_000 }).toBe(false)
  expect(await methodsOf(shopper)).toMatchObject([
    { id: account.id, nickname: 'Studio', isDefault: true },
    { nickname: '', isDefault: false },
  ])
  expect((await tokensOf(identity, customer.id))[0]).toBe(before)
  const renewals = await identity.rows('select card_id from subscription_renewal where customer_id = $1', [
    customer.id,
  ])
  expect(renewals).toEqual([{ card_id: account.id }])
  await choose(shopper, { kind: 'saved-card', id: account.id })
  expect(await place(shopper)).toMatchObject({ state: 'placed' })
})

test('removes an account while Braintree is down, and deletes it at Braintree later', async () => {
  const customer = await aCustomer()
  const shopper = await customer.shopper()
  await keep(shopper)
  const [account] = await methodsOf(shopper)
  const [token = ''] = await tokensOf(identity, customer.id)
  await addFault({ provider: 'braintree', act: 'vault', fault: 'error-500', times: 100 })
  const removed = await shopper.page.call(`${METHODS}/${account.id}`, { method: 'DELETE' })
  expect(removed.body).toEqual({ paymentMethods: [], isForgotten: false })
  await clearFaults()
  await expect.poll(() => isVaulted(token), { timeout: 20_000 }).toBe(false)
})

test('places the order and saves no account when the buyer has approved only a single payment', async () => {
  const customer = await aCustomer()
  const shopper = await customer.shopper()
  const token = await payPalNonce('paypal', false)
  const chosen = await choose(shopper, { kind: 'paypal', token, save: true })
  expect(chosen.body.payment).toMatchObject({ kind: 'paypal', brand: 'PayPal' })
  expect(await place(shopper)).toMatchObject({ state: 'placed' })
  expect(await methodsOf(shopper)).toEqual([])
})

test('saves no account of a guest, and no account that the customer did not choose to save', async () => {
  const guest = await aShopper(identity.url, { card: undefined })
  expect((await keep(guest)).status).toBe(200)
  expect(await place(guest)).toMatchObject({ state: 'placed' })
  const customer = await aCustomer()
  const shopper = await customer.shopper()
  await choose(shopper, { kind: 'paypal', token: await payPalNonce() })
  expect(await methodsOf(shopper)).toEqual([])
})

test('saves no account while Braintree fails, and saves the account when the same approval is sent again', async () => {
  const customer = await aCustomer()
  const shopper = await customer.shopper()
  const method = { kind: 'paypal', token: await payPalNonce(), save: true }
  await addFault({ provider: 'braintree', act: 'vault', fault: 'error-500', times: 20 })
  expect((await choose(shopper, method)).status).toBeGreaterThanOrEqual(500)
  await clearFaults()
  expect((await choose(shopper, method)).status).toBe(200)
  expect(await methodsOf(shopper)).toHaveLength(1)
})

test('kill -9 between storing an account at Braintree and in the shop: a repeated request saves the account once, and the order is placed', async () => {
  const customer = await aCustomer()
  const shopper = await customer.shopper()
  const method = { kind: 'paypal', token: await payPalNonce(), save: true }
  await identity.crashAt('readMethod:after', () => choose(shopper, method))
  expect((await choose(shopper, method)).status).toBe(200)
  expect(await methodsOf(shopper)).toHaveLength(1)
  expect(await place(shopper)).toMatchObject({ state: 'placed' })
})

test('kill -9 between storing an account at Braintree and in the shop: a job saves the account when no shopper returns', async () => {
  const customer = await aCustomer()
  const shopper = await customer.shopper()
  const token = await payPalNonce()
  await identity.crashAt('readMethod:after', () => choose(shopper, { kind: 'paypal', token, save: true }))
  await expect.poll(() => methodsOf(shopper), { timeout: 20_000 }).toMatchObject([buyer])
})

test('gives the same response for another customer’s account as for a missing account', async () => {
  const shopper = await (await aCustomer()).shopper()
  await keep(shopper)
  const [account] = await methodsOf(shopper)
  const stranger = await (await aCustomer()).shopper()
  const calls = async (id: string) => [
    await stranger.page.put(`${METHODS}/${id}`, { nickname: 'Mine' }),
    await stranger.page.call(`${METHODS}/${id}`, { method: 'DELETE' }),
    await choose(stranger, { kind: 'saved-card', id }),
  ]
  const seen = (await calls(account.id)).map(({ status, body }) => ({ status, body }))
  expect(seen.map(({ status }) => status)).toEqual([404, 404, 422])
  expect(seen).toEqual((await calls(randomUUID())).map(({ status, body }) => ({ status, body })))
  expect(await methodsOf(shopper)).toMatchObject([buyer])
})

test('exports a saved account, and deletes it at Braintree together with the customer’s account', async () => {
  const customer = await aCustomer()
  const shopper = await customer.shopper()
  await keep(shopper)
  const { body } = await shopper.page.get('/api/selvedge/personal-data')
  expect(body.saved_card).toMatchObject([{ kind: 'paypal', brand: buyer.brand }])
  const [token = ''] = await tokensOf(identity, customer.id)
  await shopper.page.post('/api/selvedge/account-deletion', { password })
  await identity.rows('update account_deletion set erase_at = now() where customer_id = $1', [customer.id])
  await expect
    .poll(() => identity.rows('select 1 from account_deletion where customer_id = $1', [customer.id]), {
      timeout: 40_000,
    })
    .toEqual([])
  await expect.poll(() => isVaulted(token), { timeout: 40_000 }).toBe(false)
  expect(await tokensOf(identity, customer.id)).toEqual([])
  expect((await aPage(identity.url).post('/api/selvedge/login', customer.login)).status).toBe(401)
})
