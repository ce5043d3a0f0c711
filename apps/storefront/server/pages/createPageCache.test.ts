import { expect, test } from 'vitest'
import { createPageCache } from './createPageCache.ts'
import type { StoredPage } from './storedPage.ts'

const aPage = (text: string): StoredPage => ({
  body: Buffer.from(text),
  headers: {},
  scripts: "'self'",
  digest: text,
  product: undefined,
})

const aCache = (maxBytes = 1_000) => {
  const clock = { now: 0 }
  const cache = createPageCache(
    { freshMs: 10, staleMs: 100, staleOnErrorMs: 1_000, maxBytes },
    () => clock.now,
  )
  const renewals: (() => void)[] = []
  const read = () =>
    cache.read('/', () => new Promise<void>((resolve) => renewals.push(resolve)))?.body.toString()
  const store = (key: string, text: string, renderedAt = clock.now) =>
    cache.store(key, aPage(text), renderedAt)
  return { cache, store, clock, renewals, read }
}

test('returns a fresh page without renewal, and starts one renewal at a time for a stale page', async () => {
  const { store, clock, renewals, read } = aCache()
  expect(read()).toBeUndefined()
  store('/', 'first')
  clock.now = 9
  expect([read(), renewals.length]).toEqual(['first', 0])
  clock.now = 10
  expect([read(), read(), renewals.length]).toEqual(['first', 'first', 1])
  renewals[0]?.()
  await expect.poll(() => [read(), renewals.length]).toEqual(['first', 2])
  store('/', 'second')
  expect([read(), renewals.length]).toEqual(['second', 2])
})

test('returns an expired page only when lastSeen is called, and only until staleOnErrorMs has passed', () => {
  const { cache, store, clock, read } = aCache()
  store('/', 'first')
  clock.now = 100
  expect([read(), cache.lastSeen('/')?.body.toString()]).toEqual([undefined, 'first'])
  clock.now = 1_000
  expect(cache.lastSeen('/')).toBeUndefined()
})

test('forgets the least recently used page when all pages together are too large', () => {
  const { cache, store } = aCache(10)
  for (const key of ['/a', '/b']) store(key, '1234')
  cache.lastSeen('/a')
  store('/c', '1234')
  expect(['/a', '/b', '/c'].filter((key) => cache.lastSeen(key))).toEqual(['/a', '/c'])
})

test('renews every page whose rendering began before all pages expired, and returns it meanwhile', async () => {
  const { cache, store, clock, renewals, read } = aCache()
  store('/', 'first')
  clock.now = 1
  cache.expire()
  clock.now = 2
  expect([read(), renewals.length]).toEqual(['first', 1])
  store('/', 'second', 0)
  renewals[0]?.()
  await expect.poll(() => [read(), renewals.length]).toEqual(['second', 2])
})

test('does not renew a page that was rendered after all pages expired', () => {
  const { cache, store, clock, renewals, read } = aCache()
  cache.expire()
  clock.now = 1
  store('/', 'first')
  expect([read(), renewals.length]).toEqual(['first', 0])
})
