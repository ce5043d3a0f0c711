import { randomUUID } from 'node:crypto'
import { freePort } from '@selvedge/dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper, CARDS, cardToken, place } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { platformRows, rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

const database = `identity_periods_${randomUUID().replaceAll('-', '')}`
let port: number
let identity: TestIdentity

const start = (): Promise<TestIdentity> =>
  startIdentity({ database, port, environment: { SWEEP_SECONDS: '1' } })

beforeAll(async () => {
  port = await freePort()
  identity = await start()
})
afterAll(() => identity.stop())

const inDatabase = (query: string, values: unknown[]) => rowsOf(identity.databaseUrl, query, values)

/** A customer who has just bought a year of Plus. */
const aMember = async () => {
  const { id, email } = await newCustomer()
  const { page } = await aShopper(identity.url, {
    login: { email, password },
    sku: 'plus-membership',
    quantity: 1,
  }).then(async (shopper) => {
    await place(shopper)
    return shopper
  })
  return { id, email, page }
}
type Member = Awaited<ReturnType<typeof aMember>>

/** Moves the end of a customer's period to some days from now. */
const moveEnd = (id: string, days: number) =>
  inDatabase(
    `update subscription_period set ends_at = now() + $2 * interval '1 day' where customer_id = $1`,
    [id, days],
  )

const subjectsTo = async (email: string): Promise<string[]> =>
  (
    await rowsOf<{ subject: string }>(
      identity.databaseUrl,
      'select subject from mail where recipient = $1 order by created_at',
      [email],
    )
  )
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Your Plus'))

const groupOf = async ({ page }: Member) =>
  (await page.get('/api/selvedge/user-stats')).body.data_layer.customer_group

test('shows the price that was paid for a membership, and the end date after the paid year', async () => {
  const member = await aMember()
  const { body } = await member.page.get('/api/selvedge/subscriptions')
  expect(body.subscriptions).toEqual([
    {
      name: 'Plus',
      isPlus: true,
      orderNumber: expect.stringMatching(/^SV-/),
      startsAt: expect.any(String),
      endsAt: expect.any(String),
      cents: expect.any(Number),
      currency: 'USD',
      renewal: {
        isOn: false,
        cardId: null,
        cents: expect.any(Number),
        currency: 'USD',
        problem: null,
        triesUntil: null,
      },
    },
  ])
  const [{ startsAt, endsAt }] = body.subscriptions
  expect(new Date(endsAt).getUTCFullYear() - new Date(startsAt).getUTCFullYear()).toBe(1)
  expect(await groupOf(member)).toBe('plus')
})

test('sends one mail seven days before a membership ends, and keeps the member prices until the end', async () => {
  const member = await aMember()
  await moveEnd(member.id, 8)
  const other = await aMember()
  await moveEnd(other.id, 6.9)
  await expect.poll(() => subjectsTo(other.email)).toEqual([expect.stringMatching(/^Your Plus ends on /)])
  expect(await subjectsTo(member.email)).toEqual([])
  expect(await groupOf(other)).toBe('plus')
})

test('ends member prices when the paid time ends, and sends one mail, even after kill -9', async () => {
  const member = await aMember()
  await identity.kill()
  await moveEnd(member.id, -0.01)
  identity = await start()
  await expect.poll(() => subjectsTo(member.email), { timeout: 20_000 }).toEqual(['Your Plus has ended'])
  await expect
    .poll(() =>
      inDatabase('select 1 from subscription_period where customer_id = $1 and ended_at is null', [
        member.id,
      ]),
    )
    .toEqual([])
  expect(await groupOf(member)).not.toBe('plus')
  // The period is not recorded anew from its order.
  expect((await member.page.get('/api/selvedge/subscriptions')).body.subscriptions).toHaveLength(1)
})

test('keeps the member prices of a customer who has bought another period in the meantime', async () => {
  const member = await aMember()
  await inDatabase(
    `insert into subscription_period (order_number, name, customer_id, is_plus, starts_at, ends_at, cents, currency)
     values ($1, 'Plus', $2, true, now(), now() + interval '2 years', 7900, 'USD')`,
    [`SV-${randomUUID()}`, member.id],
  )
  await inDatabase(
    `update subscription_period set ends_at = now() where customer_id = $1 and ends_at < now() + interval '18 months'`,
    [member.id],
  )
  await expect
    .poll(() =>
      inDatabase('select 1 from subscription_period where customer_id = $1 and ended_at is not null', [
        member.id,
      ]),
    )
    .toHaveLength(1)
  expect(await groupOf(member)).toBe('plus')
  expect(await subjectsTo(member.email)).toEqual([])
})

test('shows the renewal price that a daily job has stored, without creating a cart', async () => {
  const member = await aMember()
  const renewal = async () =>
    (await member.page.get('/api/selvedge/subscriptions')).body.subscriptions[0].renewal
  const cartsOf = () => platformRows(`select id from carts where doc->>'customerId' = $1`, [member.id])
  const setPrice = (cents: number, age: string) =>
    inDatabase(
      `update subscription_period set renewal_cents = $2, priced_at = now() - $3::interval where customer_id = $1`,
      [member.id, cents, age],
    )
  // The job that looks the price up for the first time would replace the prices of this test.
  await expect
    .poll(() =>
      inDatabase('select 1 from subscription_period where customer_id = $1 and priced_at is not null', [
        member.id,
      ]),
    )
    .toHaveLength(1)
  const { cents } = await renewal()
  await setPrice(1, '23 hours')
  const carts = await cartsOf()
  expect([(await renewal()).cents, (await renewal()).cents]).toEqual([1, 1])
  expect(await cartsOf()).toEqual(carts)
  await setPrice(2, '25 hours')
  await expect.poll(async () => (await renewal()).cents).toBe(cents)
})

test('offers no renewal of a subscription that is no longer sold, and refuses to turn the renewal on', async () => {
  const member = await aMember()
  const saved = await member.page.post('/api/selvedge/payment-methods', {
    token: await cardToken(CARDS.approved),
  })
  await platformRows(
    `update orders set doc = jsonb_set(doc, '{lineItems,0,variant,sku}', '"not-sold"') where customer_id = $1`,
    [member.id],
  )
  const turnOn = () =>
    member.page.put('/api/selvedge/subscriptions/renewal', { name: 'Plus', cardId: saved.body.id })
  const { status, body } = await turnOn()
  expect([status, body]).toEqual([422, { kind: 'refused' }])
  expect((await member.page.get('/api/selvedge/subscriptions')).body.subscriptions[0].renewal).toBe(null)
})
