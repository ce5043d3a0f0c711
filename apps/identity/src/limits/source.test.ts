import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceOf } from './source.ts'

const KEY = 'a key that only the shop has'
let close: () => void
let url: string
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      const app = new Hono()
      app.get('/:hops', (context) =>
        context.text(sourceOf(context, { trustedHops: Number(context.req.param('hops')), shopKey: KEY })),
      )
      const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
        url = `http://127.0.0.1:${port}`
        resolve()
      })
      close = () => server.close()
    }),
)
afterAll(() => close())

const sourceFor = async (hops: number, headers: Record<string, string>): Promise<string> =>
  (await fetch(`${url}/${hops}`, { headers })).text()

test('ignores a forged forwarding header, and reads the header of a trusted proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
  expect(await sourceFor(0, headers)).toBe('127.0.0.1')
  expect(await sourceFor(1, headers)).toBe('198.51.100.7')
})

test('trusts a forwarded visitor IP only when the IP is valid and the request contains the shop’s key', async () => {
  const visitor = { 'x-visitor-address': '203.0.113.9' }
  expect(await sourceFor(0, visitor)).toBe('127.0.0.1')
  expect(await sourceFor(0, { ...visitor, 'x-shop-key': 'a guess' })).toBe('127.0.0.1')
  expect(await sourceFor(0, { ...visitor, 'x-shop-key': KEY })).toBe('203.0.113.9')
  expect(await sourceFor(0, { 'x-visitor-address': 'anybody', 'x-shop-key': KEY })).toBe('127.0.0.1')
})
