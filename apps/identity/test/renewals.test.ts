import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { renewalSteps } from '../src/order/steps.ts'
import { payPalNonce } from './harness/braintreeVault.ts'
import { aPage } from './harness/browser.ts'
import { type CrashableIdentity, crashMoments, startCrashableIdentity } from './harness/crashableIdentity.ts'
import {
  allPayments,
  aShopper,
  braintreeNonce,
  CARDS,
  cardToken,
  choose,
  clearFaults,
  place,
} from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { platformRows, rowsOf } from './harness/shop.ts'
import { startIdentity } from './harness/startIdentity.ts'

/** The address of another site. */
const LARKHOUSE = 'http://larkhouse.test'

let identity: CrashableIdentity

beforeAll(async () => {
  identity = await startCrashableIdentity({ SITE_URLS: `larkhouse=${LARKHOUSE}` })
})
afterAll(async () => {
  await identity.stop()
  await clearFaults()
})

const inDatabase: CrashableIdentity['rows'] = (query, values) => identity.rows(query, values)

/** A customer with a year of Plus and a saved card, by which it is renewed. */
const aMember = async (card: string = CARDS.approved, isOn = true, site = 'selvedge') => {
  const { id, email } = await newCustomer()
  const shopper = await aShopper(identity.url, {
    login: { email, password },
    sku: 'plus-membership',
    quantity: 1,
  })
  const { orderNumber } = await place(shopper, { site })
  const { page } = shopper
  const saved = await page.post('/api/selvedge/payment-methods', { token: await cardToken(card) })
  const member = { id, email, page, orderNumber: String(orderNumber), cardId: String(saved.body.id) }
  if (isOn) expect((await renewBy(member, member.cardId)).status).toBe(200)
  return member
}
type Member = Awaited<ReturnType<typeof aMember>>

const renewBy = ({ page }: Pick<Member, 'page'>, cardId: string | null, name = 'Plus') =>
  page.put('/api/selvedge/subscriptions/renewal', { name, cardId })

const newCard = async ({ page }: Member, number: string): Promise<string> =>
  (await page.post('/api/selvedge/payment-methods', { token: await cardToken(number) })).body.id

/** Moves the end of the member's first period to some days from now. */
const moveEnd = ({ orderNumber }: Member, days: number) =>
  inDatabase(
    `update subscription_period set ends_at = now() + $2 * interval '1 day' where order_number = $1`,
    [orderNumber, days],
  )

/** Lets a day pass since the last try. */
const passDay = async (member: Member, daysSinceEnd: number): Promise<void> => {
  await inDatabase(
    `update subscription_renewal set tried_at = tried_at - interval '25 hours' where customer_id = $1`,
    [member.id],
  )
  await moveEnd(member, -daysSinceEnd)
}

const failuresOf = async ({ id }: Member): Promise<number> =>
  (
    await inDatabase<{ failures: number }>(
      'select failures from subscription_renewal where customer_id = $1',
      [id],
    )
  )[0]?.failures ?? 0

const subjectsTo = async ({ email }: Member): Promise<string[]> =>
  (
    await inDatabase<{ subject: string }>(
      'select subject from mail where recipient = $1 order by created_at',
      [email],
    )
  )
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('Plus'))

/** The text of a mail. It is stored by the step after the one that records the result. */
const bodyOf = (member: Member, subject: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const [mail] = await inDatabase<{ body: string }>(
        'select body from mail where recipient = $1 and subject = $2',
        [member.email, subject],
      )
      if (!mail) throw new Error(`${member.email} has no mail with the subject "${subject}"`)
      return mail.body
    },
    { timeout: 20_000 },
  )

const groupOf = async ({ page }: Member) =>
  (await page.get('/api/selvedge/user-stats')).body.data_layer.customer_group

const subscriptionsOf = async ({ page }: Member) =>
  (await page.get('/api/selvedge/subscriptions')).body.subscriptions

const ordersOf = ({ id }: Member) =>
  platformRows<{ number: string; state: string }>(
    `select order_number as number, doc->>'orderState' as state from orders where customer_id = $1 order by created_at`,
    [id],
  )

const chargesOf = async (numbers: readonly string[]) =>
  (await allPayments()).filter(
    ({ reference, captured }) => captured > 0 && numbers.includes(reference.replace(/_[^_]*$/, '')),
  )

const isSettled = (member: Member) =>
  expect
    .poll(
      () =>
        inDatabase('select 1 from subscription_period where order_number = $1 and ended_at is not null', [
          member.orderNumber,
        ]),
      { timeout: 60_000 },
    )
    .toHaveLength(1)

/** Expects that a membership was renewed by one order and one charge, with one mail. */
const expectRenewed = async (member: Member): Promise<void> => {
  await isSettled(member)
  await expect.poll(() => subjectsTo(member), { timeout: 60_000 }).toContain('Your Plus is renewed')
  const orders = await ordersOf(member)
  expect(orders).toHaveLength(2)
  expect(await chargesOf(orders.map(({ number }) => number))).toHaveLength(2)
  expect((await subjectsTo(member)).filter((subject) => subject === 'Your Plus is renewed')).toHaveLength(1)
  expect(await subscriptionsOf(member)).toHaveLength(2)
  expect(await groupOf(member)).toBe('plus')
  // The shop does not show the cart of a renewal, and no active cart of a renewal is left.
  expect(
    await platformRows(
      `select 1 from carts where doc->>'customerId' = $1 and doc->>'cartState' = 'Active'
       and doc->>'key' not like 'renewal-price-%'`,
      [member.id],
    ),
  ).toEqual([])
}

test('renews a membership only when the customer has turned renewal on', async () => {
  const member = await aMember(CARDS.approved, false)
  expect((await subscriptionsOf(member))[0].renewal).toMatchObject({ isOn: false, cardId: null })
  await moveEnd(member, -0.01)
  await isSettled(member)
  expect(await subjectsTo(member)).toEqual(['Your Plus has ended'])
  expect(await ordersOf(member)).toHaveLength(1)
})

test('sends a reminder with the renewal price, then charges the saved card and continues the membership', async () => {
  const member = await aMember()
  const [{ renewal, endsAt }] = await subscriptionsOf(member)
  expect(renewal).toMatchObject({ isOn: true, cardId: member.cardId, problem: null })
  await moveEnd(member, 6.9)
  await expect.poll(() => subjectsTo(member)).toEqual([expect.stringMatching(/^Your Plus renews on /)])
  const [reminder = ''] = await subjectsTo(member)
  const price = `$${(renewal.cents / 100).toFixed(2)}`
  expect(await bodyOf(member, reminder)).toContain(`charge ${price} to your card ending in 4242`)
  await moveEnd(member, -0.01)
  await expectRenewed(member)
  expect(await bodyOf(member, 'Your Plus is renewed')).toContain(price)
  const [next] = await subscriptionsOf(member)
  expect(next).toMatchObject({ startsAt: endsAt, cents: expect.any(Number), renewal: { isOn: true } })
})

test('renews a subscription at the site where it was bought, with that site’s order number, mail sender and links', async () => {
  const member = await aMember(CARDS.approved, true, 'larkhouse')
  expect(member.orderNumber).toMatch(/^LH-/)
  await moveEnd(member, 6.9)
  await expect.poll(() => subjectsTo(member)).toEqual([expect.stringMatching(/^Your Plus renews on /)])
  await moveEnd(member, -0.01)
  await expectRenewed(member)
  expect((await ordersOf(member)).map(({ number }) => number)).toEqual([
    expect.stringMatching(/^LH-/),
    expect.stringMatching(/^LH-/),
  ])
  const mails = await inDatabase<{ sender: string | null; body: string }>(
    "select sender, body from mail where recipient = $1 and key like 'subscription:%'",
    [member.email],
  )
  expect(mails).toHaveLength(2)
  for (const { sender, body } of mails) {
    expect(sender).toBe('Larkhouse <shop@larkhouse.example>')
    expect(body).toContain(`${LARKHOUSE}/account/dashboard/subscriptions`)
  }
})

test('ends a membership whose renewal is off, and renews a membership whose renewal was turned off and on again', async () => {
  const member = await aMember()
  await renewBy(member, null)
  expect((await subscriptionsOf(member))[0].renewal.isOn).toBe(false)
  const other = await aMember()
  await renewBy(other, null)
  await renewBy(other, other.cardId)
  await Promise.all([moveEnd(member, -0.01), moveEnd(other, -0.01)])
  await isSettled(member)
  expect(await ordersOf(member)).toHaveLength(1)
  await expectRenewed(other)
})

test('tries a declined card once a day for a week, sends two mails in total, and then ends the membership', async () => {
  const member = await aMember(CARDS.declined)
  await moveEnd(member, -0.01)
  for (let day = 1; day <= 7; day += 1) {
    await expect.poll(() => failuresOf(member), { timeout: 20_000 }).toBe(day)
    expect(await groupOf(member)).toBe('plus')
    await passDay(member, day - 0.01)
  }
  await passDay(member, 7.01)
  await isSettled(member)
  expect(await subjectsTo(member)).toEqual(['We could not renew your Plus', 'Your Plus has ended'])
  expect(await groupOf(member)).not.toBe('plus')
  expect(await ordersOf(member)).toHaveLength(1)
  expect((await subscriptionsOf(member))[0].renewal).toBe(null)
}, 120_000)

test('tries a declined card only once a day, but tries a newly chosen card at once', async () => {
  const member = await aMember(CARDS.declined)
  await moveEnd(member, -0.01)
  await expect.poll(() => failuresOf(member), { timeout: 20_000 }).toBe(1)
  expect((await subscriptionsOf(member))[0].renewal).toMatchObject({
    problem: 'declined',
    triesUntil: expect.any(String),
  })
  await renewBy(member, await newCard(member, CARDS.approved))
  await expectRenewed(member)
})

test('treats a renewal as failed when the card requires 3-D Secure, and charges nothing', async () => {
  const member = await aMember(CARDS.challenge)
  await moveEnd(member, -0.01)
  await expect.poll(() => subjectsTo(member), { timeout: 20_000 }).toEqual(['We could not renew your Plus'])
  expect(await failuresOf(member)).toBe(1)
  expect(await bodyOf(member, 'We could not renew your Plus')).toContain('Choose another payment method')
  expect(await ordersOf(member)).toHaveLength(1)
})

test('never charges a removed or an expired card', async () => {
  const removed = await aMember()
  await removed.page.call(`/api/selvedge/payment-methods/${removed.cardId}`, { method: 'DELETE' })
  const expired = await aMember()
  await inDatabase('update saved_card set exp_year = 2020 where id = $1', [expired.cardId])
  await Promise.all([moveEnd(removed, -0.01), moveEnd(expired, -0.01)])
  for (const member of [removed, expired])
    await expect.poll(() => failuresOf(member), { timeout: 20_000 }).toBe(1)
  expect(await bodyOf(removed, 'We could not renew your Plus')).toContain('was removed')
  expect(await bodyOf(expired, 'We could not renew your Plus')).toContain('has expired')
  for (const member of [removed, expired]) expect(await ordersOf(member)).toHaveLength(1)
})

test('ends a membership that can no longer be ordered, and sends one mail with the reason', async () => {
  const member = await aMember()
  await platformRows(
    `update orders set doc = jsonb_set(doc, '{lineItems,0,variant,sku}', '"not-sold"') where customer_id = $1`,
    [member.id],
  )
  await moveEnd(member, -0.01)
  await isSettled(member)
  expect(await subjectsTo(member)).toEqual(['We could not renew your Plus'])
  const body = await bodyOf(member, 'We could not renew your Plus')
  expect(body).toContain('cannot be ordered any more')
  expect(body).toContain('/account/dashboard/subscriptions')
  expect(await ordersOf(member)).toHaveLength(1)
  expect(await groupOf(member)).not.toBe('plus')
})

test('ends the membership of a member who has received trade prices in the meantime, and charges nothing', async () => {
  const member = await aMember()
  await platformRows(
    `update customers set doc = doc || jsonb_build_object('customerGroupId',
       (select doc->>'customerGroupId' from customers where lowercase_email = 'trade@example.com'))
     where id = $1`,
    [member.id],
  )
  await moveEnd(member, -0.01)
  await isSettled(member)
  expect(await subjectsTo(member)).toEqual(['We could not renew your Plus'])
  expect(await ordersOf(member)).toHaveLength(1)
  expect(await groupOf(member)).toBe('trade')
})

test('never charges a customer whose account is being deleted', async () => {
  const member = await aMember()
  await member.page.post('/api/selvedge/account-deletion', { password })
  await moveEnd(member, -0.01)
  await isSettled(member)
  expect(await ordersOf(member)).toHaveLength(1)
})

test('does not charge a customer who has already bought another period', async () => {
  const member = await aMember()
  await inDatabase(
    `insert into subscription_period (order_number, name, customer_id, is_plus, starts_at, ends_at, cents, currency)
     values ($1, 'Plus', $2, true, now(), now() + interval '2 years', 7900, 'USD')`,
    [`SV-${randomUUID()}`, member.id],
  )
  await moveEnd(member, -0.01)
  await isSettled(member)
  expect(await ordersOf(member)).toHaveLength(1)
  expect(await groupOf(member)).toBe('plus')
})

test('responds with 404 when a renewal names another customer’s card or an unknown subscription', async () => {
  const [member, other] = [await aMember(CARDS.approved, false), await aMember()]
  expect((await renewBy(member, other.cardId)).status).toBe(404)
  expect((await renewBy(member, randomUUID())).status).toBe(404)
  expect((await renewBy(member, 'x')).status).toBe(404)
  expect((await renewBy(member, '-'.repeat(36))).status).toBe(404)
  expect((await renewBy(member, member.cardId, 'Unknown')).status).toBe(404)
  expect((await renewBy({ page: aPage(identity.url) }, member.cardId)).status).toBe(401)
})

test('renews a membership with a Braintree card, with one order and one charge', async () => {
  const other = await startIdentity({ environment: { CARD_PROVIDER: 'braintree', SWEEP_SECONDS: '1' } })
  const { id, email } = await newCustomer()
  const login = { email, password }
  const shopper = await aShopper(other.url, { login, sku: 'plus-membership', quantity: 1, card: undefined })
  await choose(shopper, { kind: 'card', token: await braintreeNonce(CARDS.approved) })
  const orderNumber = String((await place(shopper)).orderNumber)
  const { page } = shopper
  const saved = await page.post('/api/selvedge/payment-methods', {
    token: await braintreeNonce(CARDS.approved),
  })
  const member = { id, email, page, orderNumber, cardId: String(saved.body.id) }
  expect((await renewBy(member, member.cardId)).status).toBe(200)
  await rowsOf(other.databaseUrl, `update subscription_period set ends_at = now() where order_number = $1`, [
    orderNumber,
  ])
  await expect.poll(() => ordersOf(member), { timeout: 30_000 }).toHaveLength(2)
  await expect
    .poll(async () => chargesOf((await ordersOf(member)).map(({ number }) => number)), { timeout: 30_000 })
    .toHaveLength(2)
  const charges = await chargesOf((await ordersOf(member)).map(({ number }) => number))
  expect(charges.map(({ provider }) => provider)).toEqual(['braintree', 'braintree'])
  expect(await groupOf(member)).toBe('plus')
  await other.stop()
})

test('renews a membership with a saved PayPal account, with one order and one charge', async () => {
  const { id, email } = await newCustomer()
  const login = { email, password }
  const shopper = await aShopper(identity.url, {
    login,
    sku: 'plus-membership',
    quantity: 1,
    card: undefined,
  })
  await choose(shopper, { kind: 'paypal', token: await payPalNonce(), save: true })
  const orderNumber = String((await place(shopper)).orderNumber)
  const { page } = shopper
  const [account] = (await page.get('/api/selvedge/payment-methods')).body.paymentMethods
  const member = { id, email, page, orderNumber, cardId: String(account.id) }
  expect((await renewBy(member, member.cardId)).status).toBe(200)
  await moveEnd(member, 6.9)
  await expect.poll(() => subjectsTo(member)).toEqual([expect.stringMatching(/^Your Plus renews on /)])
  const [reminder = ''] = await subjectsTo(member)
  expect(await bodyOf(member, reminder)).toContain('to your account PayPal (b***r@paypal.test)')
  await moveEnd(member, -0.01)
  await expectRenewed(member)
  const charges = await chargesOf((await ordersOf(member)).map(({ number }) => number))
  expect(charges.map(({ provider }) => provider)).toEqual(['braintree', 'braintree'])
})

test('renews a membership only once when two processes run', async () => {
  const member = await aMember()
  const second = await startIdentity({
    database: identity.database,
    environment: { SWEEP_SECONDS: '1', IDENTITY_EXECUTOR_ID: randomUUID() },
  })
  await moveEnd(member, -0.01)
  await expectRenewed(member)
  await second.stop()
})

test('kill -9 at each step of a renewal in turn, each time with a restart: one order, one charge, one mail', async () => {
  const member = await aMember()
  const moments = crashMoments([...renewalSteps, 'authorise', 'createOrder', 'capture'])
  await identity.crashAtEach(moments, () => moveEnd(member, -0.01))
  await expectRenewed(member)
}, 300_000)
