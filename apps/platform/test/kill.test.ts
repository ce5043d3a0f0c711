import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createClient, type Loose } from './client.ts'
import { credentials } from './credentials.ts'
import { home, sku } from './shop.ts'

const entry = join(import.meta.dirname, '../dist/server.js')
const children = new Set<ChildProcess>()
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  return address.port
}

/** Starts the server as a process on the tests' database. Resolves when it is ready. */
const startServer = async () => {
  const port = await freePort()
  const child = spawn(process.execPath, [entry], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: inject('databaseUrl'),
      COMMERCE_CLIENT_ID: credentials.id,
      COMMERCE_CLIENT_SECRET: credentials.secret,
      PLATFORM_PORT: String(port),
      LOG_LEVEL: 'silent',
    },
  })
  children.add(child)
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    shop: createClient((path, init) => fetch(`${url}${path}`, init)),
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
      children.delete(child)
    },
  }
}

type Shop = Awaited<ReturnType<typeof startServer>>['shop']
type Written = { readonly id: string; version: number; quantity: number; orderId?: string }

/** Creates carts, updates them and orders every third, until the server is killed. Records only acknowledged writes. */
const writer = async (shop: Shop, token: string, service: string, written: Written[]): Promise<void> => {
  for (;;) {
    const cart = await shop.newCart(token, { shippingAddress: home, lineItems: [{ sku }] })
    const record: Written = { id: cart.id, version: cart.version, quantity: 1 }
    written.push(record)
    for (let i = 0; i < 4; i += 1) {
      const after = await shop.update(token, record, { addLineItem: { sku } })
      record.version = after.version
      record.quantity = after.lineItems[0].quantity
    }
    if (written.length % 3 !== 0) continue
    const draft = { cart: { typeId: 'cart', id: record.id }, version: record.version }
    record.orderId = (await shop.execute(service, 'createOrderFromCart', { draft })).createOrderFromCart.id
  }
}

const state = `query ($id: String!) { me { cart(id: $id) { version cartState lineItems { quantity } } } }`
const order = `query ($id: String!) { order(id: $id) { cartRef { id } lineItems { quantity } } }`

describe('a platform that is killed during writes', () => {
  it('keeps all acknowledged writes when the platform is killed and restarted', async () => {
    const first = await startServer()
    const token = await first.shop.anonymous()
    const service = await first.shop.service()
    const written: Written[] = []
    const writers = Promise.allSettled(
      Array.from({ length: 6 }, () => writer(first.shop, token, service, written)),
    )
    while (written.filter(({ orderId }) => orderId).length < 3)
      await new Promise((resolve) => setTimeout(resolve, 20))
    await first.kill()
    await writers
    const second = await startServer()
    for (const { id, version, quantity, orderId } of written) {
      const { cart } = (await second.shop.graphql(token, state, { id })).body.data.me as Loose
      // A write without a response may have been committed: at most one version more, never less.
      expect(cart.version - version).toBeGreaterThanOrEqual(0)
      expect(cart.version - version).toBeLessThanOrEqual(1)
      expect(cart.lineItems[0].quantity).toBeGreaterThanOrEqual(quantity)
      if (!orderId) continue
      const found = (await second.shop.graphql(service, order, { id: orderId })).body.data.order
      expect(found).toEqual({ cartRef: { id }, lineItems: [{ quantity }] })
      expect(cart.cartState).toBe('Ordered')
    }
    await second.kill()
  }, 120_000)
})
