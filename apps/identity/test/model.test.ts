import { randomInt, randomUUID } from 'node:crypto'
import { freePort } from '@selvedge/dev'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveCredit, openLedger } from './harness/giveCredit.ts'
import {
  addFault,
  aShopper,
  CARDS,
  choose,
  clearFaults,
  ordersOf,
  paymentsOf,
  type Shopper,
  submit,
  waitForEnd,
} from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
import { offsetOrderNumbers, startIdentity, type TestIdentity } from './harness/startIdentity.ts'

/** The seed repeats a run; the minutes make it longer. */
const seed = Number(process.env.MODEL_SEED ?? randomInt(2 ** 31))
const minutes = Number(process.env.MODEL_MINUTES ?? 0)

let identity: TestIdentity
let port: number
const database = `identity_model_${randomUUID().replaceAll('-', '')}`
const start = (): Promise<TestIdentity> => startIdentity({ database, port })

beforeAll(async () => {
  port = await freePort()
  identity = await start()
  await offsetOrderNumbers(identity.databaseUrl)
})
afterAll(async () => {
  await clearFaults()
  await identity.stop()
})

type Buyer = {
  readonly id: string
  readonly shopper: Shopper
  readonly credit: number
  readonly attempts: string[]
}
type Real = { readonly buyers: Buyer[] }
type Model = { buyers: number }
type Command = fc.AsyncCommand<Model, Real>

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)]

/** A customer fills a cart, chooses a card and some store credit. */
const arrive = (card: keyof typeof CARDS, credit: number): Command => ({
  check: ({ buyers }) => buyers < 6,
  run: async (model, { buyers }) => {
    model.buyers += 1
    const customer = await newCustomer()
    if (credit > 0) await giveCredit(identity.databaseUrl, customer.id, credit)
    const shopper = await aShopper(identity.url, {
      card: CARDS[card],
      login: { email: customer.email, password },
      quantity: 1 + (credit % 3),
    })
    await choose(shopper, { kind: 'keep' }, credit)
    buyers.push({ id: customer.id, shopper, credit, attempts: [] })
  },
  toString: () => `arrive(${card}, ${credit})`,
})

/** Submits a cart, once or many times at once. */
const order = (who: number, times: number): Command => ({
  check: ({ buyers }) => buyers > 0,
  run: async (_, { buyers }) => {
    const buyer = pick(buyers, who)
    if (!buyer) return
    const key = randomUUID()
    const responses = await Promise.all(
      Array.from({ length: times }, () => submit(buyer.shopper, { key }).catch(() => undefined)),
    )
    const ids = new Set(
      responses.flatMap((response) => (response?.status === 202 ? [response.body.id as string] : [])),
    )
    expect(ids.size).toBeLessThanOrEqual(1)
    buyer.attempts.push(...ids)
  },
  toString: () => `order(${who}, ${times})`,
})

const breakDown = (act: string, fault: string): Command => ({
  check: () => true,
  run: () => addFault({ act, fault }),
  toString: () => `breakDown(${act}, ${fault})`,
})

/** Kills the service and restarts it. */
const crash = (): Command => ({
  check: () => true,
  run: async () => {
    await identity.kill()
    identity = await start()
    tally.restarts += 1
  },
  toString: () => 'crash()',
})

const faults = [
  ['authorise', 'hang-after'],
  ['authorise', 'hang-before'],
  ['authorise', 'error-500'],
  ['capture', 'hang-after'],
  ['capture', 'cut-body'],
  ['capture', 'refused'],
  ['cancel', 'error-503'],
  ['cancel', 'cut-body'],
] as const

const who = fc.nat({ max: 50 })
const commands = [
  fc
    .tuple(
      fc.constantFrom('approved', 'approved', 'declined', 'fraud'),
      fc.constantFrom(0, 250, 700, 100_000),
    )
    .map(([card, credit]) => arrive(card, credit)),
  fc.tuple(who, fc.constantFrom(1, 1, 5)).map(([at, times]) => order(at, times)),
  fc.tuple(who, fc.constantFrom(1, 1, 5)).map(([at, times]) => order(at, times)),
  fc.constantFrom(...faults).map(([act, fault]) => breakDown(act, fault)),
  fc.constant(crash()),
]

type Row = { readonly order_number: string; readonly state: string; readonly cart_id: string }

const tally = { placed: 0, failed: 0, restarts: 0 }

/** Checks that ledger, provider, platform and the service's tables agree, to the cent. */
const agree = async ({ buyers }: Real): Promise<void> => {
  for (const { shopper, attempts } of buyers)
    for (const id of attempts) await waitForEnd(shopper.page, id, 90_000)
  const { ledger, close } = await openLedger(identity.databaseUrl)
  for (const { id, shopper, credit } of buyers) {
    const { cart, total } = shopper
    const spent = Math.min(credit, total)
    const rows = await rowsOf<Row>(identity.databaseUrl, 'select * from order_attempt where cart_id = $1', [
      cart.id,
    ])
    expect(rows.filter(({ state }) => state === 'running')).toEqual([])
    const placed = rows.filter(({ state }) => state === 'placed')
    expect(placed.length).toBeLessThanOrEqual(1)
    tally.placed += placed.length
    tally.failed += rows.length - placed.length
    const live = (await ordersOf(cart.id)).filter(({ orderState }) => orderState !== 'Cancelled')
    expect(live.map(({ orderNumber }) => orderNumber)).toEqual(placed.map((row) => row.order_number))
    const payments = (await Promise.all(rows.map((row) => paymentsOf(row.order_number)))).flat()
    const captured = payments.reduce((sum, payment) => sum + payment.captured - payment.refunded, 0)
    expect(captured).toBe(placed.length * (total - spent))
    expect(payments.reduce((sum, payment) => sum + payment.authorised, 0)).toBe(0)
    expect(await ledger.balance(id, 'USD')).toBe(credit - placed.length * spent)
    const mails = await rowsOf(identity.databaseUrl, 'select 1 from mail where key = any($1)', [
      rows.map((row) => `order:${row.order_number}`),
    ])
    expect(mails).toHaveLength(placed.length)
  }
  const [books] = await rowsOf<{ sum: string | null }>(
    identity.databaseUrl,
    'select sum(cents) as sum from ledger_posting',
    [],
  )
  expect(Number(books?.sum ?? 0)).toBe(0)
  const held = await rowsOf<{ balance_cents: string }>(
    identity.databaseUrl,
    "select balance_cents from ledger_account where id like 'held:%'",
    [],
  )
  expect(held.map((row) => Number(row.balance_cents))).toEqual(held.map(() => 0))
  await close()
}

test(
  `keeps all records consistent with random shoppers, cards, faults, retries and restarts (MODEL_SEED=${seed})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands(commands, { size: minutes > 0 ? 'medium' : 'small', maxCommands: 12 }),
        async (list) => {
          const real: Real = { buyers: [] }
          await clearFaults()
          await fc.asyncModelRun(() => ({ model: { buyers: 0 }, real }), list)
          await clearFaults()
          await agree(real)
        },
      ),
      {
        seed,
        numRuns: minutes > 0 ? 10_000 : 3,
        endOnFailure: true,
        ...(minutes > 0 ? { interruptAfterTimeLimit: minutes * 60_000 } : {}),
      },
    )
  },
  180_000 + minutes * 90_000,
)
