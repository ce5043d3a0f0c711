import { randomUUID } from 'node:crypto'
import { ensureDatabase } from '@selvedge/dev'
import type pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/openDatabase.ts'
import { type AttemptStore, createAttemptStore, type NewAttempt } from '../src/order/attemptStore.ts'
import { type CartPaymentStore, createCartPaymentStore } from '../src/payment/cartPaymentStore.ts'
import { databaseUrlOf } from './harness/startIdentity.ts'
import { testServices } from './harness/testServices.ts'

let pool: pg.Pool
let attempts: AttemptStore
let payments: CartPaymentStore

beforeAll(async () => {
  const database = `attempts_${randomUUID().replaceAll('-', '')}`
  await ensureDatabase(testServices.databaseUrl, database)
  const opened = await openDatabase(databaseUrlOf(database), pino({ level: 'silent' }))
  pool = opened.pool
  attempts = createAttemptStore(opened.database)
  payments = createCartPaymentStore(opened.database)
})
afterAll(() => pool.end())

const anAttempt = (more: Partial<NewAttempt> = {}): NewAttempt => ({
  id: randomUUID(),
  cartId: randomUUID(),
  owner: 'anonymous:g-1',
  idempotencyKey: randomUUID(),
  fingerprint: 'f',
  expectedCents: 5076,
  currency: 'USD',
  ...more,
})

test('creates one attempt with one order number when an order is submitted twenty times with one key', async () => {
  const attempt = anAttempt()
  const begun = await Promise.all(
    Array.from({ length: 20 }, () => attempts.getOrCreate({ ...attempt, id: randomUUID() })),
  )
  expect(new Set(begun.map((one) => one?.id)).size).toBe(1)
  expect(begun[0]?.orderNumber).toMatch(/^SV-[0-9]+$/)
})

test('creates one attempt when two tabs submit one cart with different keys, and returns that attempt to both', async () => {
  const cartId = randomUUID()
  const [first, second] = await Promise.all([
    attempts.getOrCreate(anAttempt({ cartId })),
    attempts.getOrCreate(anAttempt({ cartId })),
  ])
  expect(first?.id).toBe(second?.id)
})

test('allows another attempt for a cart after a failure, but not after success', async () => {
  const cartId = randomUUID()
  const first = await attempts.getOrCreate(anAttempt({ cartId }))
  await attempts.finish(first?.id ?? '', { kind: 'payment-declined', fraud: false })
  const again = await attempts.getOrCreate(anAttempt({ cartId }))
  expect(again?.id).not.toBe(first?.id)
  expect(again?.orderNumber).not.toBe(first?.orderNumber)
  await attempts.finish(again?.id ?? '', undefined)
  expect(await attempts.getOrCreate(anAttempt({ cartId }))).toMatchObject({ id: again?.id, state: 'placed' })
  expect(await attempts.find(first?.id ?? '')).toMatchObject({
    state: 'failed',
    problem: { kind: 'payment-declined' },
  })
})

test('finds the running attempts again after a restart', async () => {
  const attempt = await attempts.getOrCreate(anAttempt())
  expect((await attempts.running()).map(({ id }) => id)).toContain(attempt?.id)
  await attempts.finish(attempt?.id ?? '', undefined)
  expect((await attempts.running()).map(({ id }) => id)).not.toContain(attempt?.id)
})

test('stores the card that was chosen last for a cart', async () => {
  const card = {
    kind: 'card',
    provider: 'stripe',
    token: 'pm_1',
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2030,
  } as const
  expect(await payments.find('cart-1')).toBeUndefined()
  const chosen = async (token: string) =>
    ({ ok: true, value: { payment: { ...card, token }, creditCents: 0 } }) as const
  await payments.change('cart-1', () => chosen('pm_1'))
  await payments.change('cart-1', () => chosen('pm_2'))
  expect(await payments.find('cart-1')).toEqual({
    payment: { ...card, token: 'pm_2' },
    creditCents: 0,
  })
})
