import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditOf, giveCredit } from './harness/giveCredit.ts'
import type { OperatorBrowser } from './harness/operatorBrowser.ts'
import { actionsOf, anOperator, OPERATOR_KEY } from './harness/operators.ts'
import { aShopper } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity
let operator: OperatorBrowser

beforeAll(async () => {
  identity = await startIdentity({ environment: { OPERATOR_KEY } })
  operator = await anOperator(identity)
})
afterAll(() => identity.stop())

test('adjusts store credit exactly once and never below zero, and shows the reason to operators only', async () => {
  const customer = await newCustomer()
  await giveCredit(identity.databaseUrl, customer.id, 1_000)
  const found = await operator.get(
    `/operator/credit?email=${encodeURIComponent(customer.email.toUpperCase())}`,
  )
  expect(found.html).toContain(`/operator/credit/${customer.id}`)
  const path = `/operator/credit/${customer.id}`
  const fields = { currency: 'USD', amount: '25', reason: 'A parcel was late' }

  const wrong = await operator.submit(path, `${path}/adjust`, { ...fields, amount: 'ten', reason: '' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('Enter an amount such as 25 or -12.50.')
  expect(wrong.html).toContain('value="ten"')

  const form = { ...fields, id: randomUUID() }
  const twice = await Promise.all([
    operator.post(`${path}/adjust`, form),
    operator.post(`${path}/adjust`, form),
  ])
  expect(twice.map(({ status }) => status)).toEqual([303, 303])
  expect(await creditOf(identity, customer.id)).toBe(3_500)

  const tooMuch = await operator.submit(path, `${path}/adjust`, { ...fields, amount: '-35.01' })
  expect(tooMuch.status).toBe(422)
  expect(tooMuch.text).toContain('There is only $35.00, and the credit never falls below zero.')
  expect(tooMuch.html).toContain('value="-35.01"')
  expect(tooMuch.html).toContain('value="A parcel was late"')
  expect((await operator.submit(path, `${path}/adjust`, { ...fields, amount: '-5' })).status).toBe(303)
  expect(await creditOf(identity, customer.id)).toBe(3_000)

  const page = await operator.get(path)
  expect(page.text).toContain('$30.00')
  expect(page.text).toContain('A parcel was late (Ruth Abara)')
  expect(await actionsOf(identity, customer.id)).toMatchObject([
    { action: 'credit-adjust', state: 'done', after: { cents: 2_500, currency: 'USD' } },
    { action: 'credit-adjust', state: 'done', after: { cents: -500, currency: 'USD' } },
  ])
  const shopper = await aShopper(identity.url, { login: { email: customer.email, password } })
  const history = await shopper.page.get('/api/selvedge/store-credit/USD')
  expect(history.body.movements.map(({ reason }: { reason: string }) => reason)).toEqual([
    'adjusted',
    'adjusted',
    'issued',
  ])
  expect(JSON.stringify(history.body)).not.toContain('parcel')
})

test('refuses a form that was already used, and a form with an invalid amount, currency or customer', async () => {
  const customer = await newCustomer()
  const path = `/operator/credit/${customer.id}`
  const form = { id: randomUUID(), currency: 'USD', amount: '25', reason: 'A parcel was late' }
  expect((await operator.post(`${path}/adjust`, form)).status).toBe(303)
  for (const changed of [{ amount: '50' }, { currency: 'EUR' }, { reason: 'Another one' }]) {
    const restored = await operator.post(`${path}/adjust`, { ...form, ...changed })
    expect([restored.status, restored.text]).toEqual([
      422,
      expect.stringContaining('This form was used before'),
    ])
  }
  for (const amount of ['1e2', '0x10', '１２', '1.234', '-0', '1000.01', '9'.repeat(400), 'NaN', ''])
    expect([
      amount,
      (await operator.submit(path, `${path}/adjust`, { ...form, id: '', amount })).status,
    ]).toEqual([amount, 422])
  for (const currency of ['JPY', 'usd', '__proto__', ''])
    expect((await operator.submit(path, `${path}/adjust`, { ...form, id: '', currency })).status).toBe(422)
  const missing = `/operator/credit/${randomUUID()}/adjust`
  expect((await operator.post(missing, { ...form, id: randomUUID() })).status).toBe(404)
  expect(await creditOf(identity, customer.id)).toBe(2_500)
  expect(await actionsOf(identity, customer.id)).toHaveLength(1)
})
