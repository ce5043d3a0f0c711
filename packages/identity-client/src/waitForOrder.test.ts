import { expect, test } from 'vitest'
import type { OrderAttempt } from './contract/checkoutResponses.ts'
import type { IdentityClient } from './createIdentityClient.ts'
import { waitForOrder } from './waitForOrder.ts'

const running: OrderAttempt = {
  id: 'a',
  state: 'running',
  orderNumber: null,
  problem: null,
  message: null,
  approval: null,
}
const placed: OrderAttempt = { ...running, state: 'placed', orderNumber: 'S-1' }
const toApprove: OrderAttempt = { ...running, approval: { url: 'https://bank.example' } }

/** A backend that returns one result per poll, and then repeats the last one. */
const backend = (...results: (OrderAttempt | undefined)[]) => {
  const polls: unknown[][] = []
  const orderAttempt: IdentityClient['orderAttempt'] = async (...call) => {
    polls.push(call)
    const value = results.length > 1 ? results.shift() : results[0]
    return value ? { ok: true, value } : { ok: false, problem: { kind: 'unavailable', message: 'down' } }
  }
  return { orderAttempt, polls }
}
const pollMs = 1

test('polls until the order is placed', async () => {
  const client = backend(running, running, placed)
  expect(await waitForOrder(client, 'token', running, { pollMs })).toEqual(placed)
  expect(client.polls).toEqual(Array.from({ length: 3 }, () => ['token', 'a']))
})

test('returns at once when the attempt has ended or the shopper has to approve the payment', async () => {
  const client = backend(running)
  expect(await waitForOrder(client, undefined, placed, { pollMs })).toBe(placed)
  expect(await waitForOrder(client, undefined, toApprove, { pollMs })).toBe(toApprove)
  expect(client.polls).toEqual([])
})

test('with the option throughApproval, keeps polling until the shopper has approved the payment', async () =>
  expect(
    await waitForOrder(backend(toApprove, placed), 'token', toApprove, { pollMs, throughApproval: true }),
  ).toEqual(placed))

test('polls again after a poll that failed', async () =>
  expect(await waitForOrder(backend(undefined, placed), 'token', running, { pollMs })).toEqual(placed))

test('returns the attempt as still running when the time limit is reached', async () =>
  expect(await waitForOrder(backend(running), 'token', running, { pollMs, timeoutMs: 10 })).toEqual(running))
