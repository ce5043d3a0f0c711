import { randomUUID } from 'node:crypto'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ensureDatabase } from '@selvedge/dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addFault,
  aShopper,
  clearFaults,
  ordersOf,
  paymentsOf,
  submit,
  waitForEnd,
} from './harness/orders.ts'
import { offsetOrderNumbers, startIdentity, type TestIdentity } from './harness/startIdentity.ts'
import { testServices } from './harness/testServices.ts'

const database = `identity_pair_${randomUUID().replaceAll('-', '')}`
let processes: TestIdentity[] = []
let turn = 0

/** A load balancer: sends requests to the processes in turn, and skips one that does not respond. */
const balancer = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk) => chunks.push(chunk))
  incoming.on('end', () => {
    const attempt = (left: number): void => {
      turn += 1
      const target = processes[turn % processes.length]
      const forward = send(`${target?.url}${incoming.url}`, {
        method: incoming.method,
        headers: { ...incoming.headers, host: new URL(target?.url ?? '').host },
      })
      forward.on('response', (upstream) => {
        outgoing.writeHead(upstream.statusCode ?? 502, upstream.headers)
        upstream.pipe(outgoing)
      })
      forward.on('error', () => (left > 0 ? attempt(left - 1) : outgoing.writeHead(502).end()))
      forward.end(Buffer.concat(chunks))
    }
    attempt(processes.length)
  })
})
let url: string

const start = (id: string): Promise<TestIdentity> =>
  startIdentity({ database, environment: { IDENTITY_EXECUTOR_ID: id, EXECUTOR_GONE_SECONDS: '4' } })

beforeAll(async () => {
  await ensureDatabase(testServices.databaseUrl, database)
  // Both start at once on an empty database: one of them migrates.
  processes = await Promise.all([start('one'), start('two')])
  await offsetOrderNumbers(processes[0]?.databaseUrl ?? '')
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', () => resolve()))
  url = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`
})
afterAll(async () => {
  await clearFaults()
  await Promise.all(processes.map((process) => process.stop()))
  balancer.closeAllConnections()
  balancer.close()
})

test('places one order for twenty parallel submits behind a round-robin balancer', async () => {
  const shopper = await aShopper(url)
  const key = randomUUID()
  const responses = await Promise.all(Array.from({ length: 20 }, () => submit(shopper, { key })))
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  const done = await waitForEnd(shopper.page, responses[0]?.body.id)
  expect(await ordersOf(shopper.cart.id)).toHaveLength(1)
  expect(await paymentsOf(done.orderNumber)).toMatchObject([{ captured: shopper.total }])
})

test('finishes every order exactly once in the other process when one process is killed and not restarted', async () => {
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => aShopper(url)))
  await addFault({ act: 'capture', fault: 'hang-before', times: 6 })
  const begun = await Promise.all(shoppers.map((shopper) => submit(shopper)))
  expect(begun.map(({ status }) => status)).toEqual(Array(6).fill(202))
  // During, shortly before or after the capture.
  await expect
    .poll(async () => (await Promise.all(shoppers.map(({ cart }) => ordersOf(cart.id)))).flat().length)
    .toBeGreaterThan(1)
  await processes[0]?.kill()
  const done = await Promise.all(shoppers.map(({ page }, at) => waitForEnd(page, begun[at]?.body.id, 60_000)))
  for (const [at, shopper] of shoppers.entries()) {
    expect(done[at]).toMatchObject({ state: 'placed' })
    expect(await ordersOf(shopper.cart.id)).toMatchObject([{ paymentState: 'Paid' }])
    expect(await paymentsOf(done[at].orderNumber)).toMatchObject([{ captured: shopper.total, authorised: 0 }])
  }
}, 90_000)
