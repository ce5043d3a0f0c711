import { randomUUID } from 'node:crypto'
import { freePort } from '@selvedge/dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper, place } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
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

test('shows what a membership cost, and that it ends after the paid year', async () => {
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

test('sends one mail seven days before a membership ends, which goes on until then', async () => {
  const member = await aMember()
  await moveEnd(member.id, 8)
  const other = await aMember()
  await moveEnd(other.id, 6.9)
  await expect.poll(() => subjectsTo(other.email)).toEqual([expect.stringMatching(/^Your Plus ends on /)])
  expect(await subjectsTo(member.email)).toEqual([])
  expect(await groupOf(other)).toBe('plus')
})

test('ends member prices with the paid time, with one mail, also after kill -9', async () => {
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

test('leaves member prices to a customer who bought another period meanwhile', async () => {
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
