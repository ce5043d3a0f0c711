import { createCache } from '@selvedge/service/cache'
import { expect, test } from 'vitest'
import { newRendering, noteFailures } from './rendering.ts'

test('sets lacksData when a value can neither be loaded nor be found in the cache', async () => {
  const cache = createCache()
  const [complete, poor] = [newRendering(), newRendering()]
  await noteFailures(cache, complete).read('known', async () => ({ ok: true, value: 1 }))
  await noteFailures(cache, complete).read('known', async () => ({ ok: false }))
  expect(complete.lacksData).toBe(false)
  expect(await noteFailures(cache, poor).read('unknown', async () => ({ ok: false }))).toEqual({ ok: false })
  expect(poor.lacksData).toBe(true)
})

test('sets isOutdated when a value is from before all values have expired', async () => {
  const cache = createCache()
  const [before, after] = [newRendering(), newRendering()]
  await noteFailures(cache, before).read('known', async () => ({ ok: true, value: 1 }))
  cache.expire()
  await noteFailures(cache, after).read('known', async () => ({ ok: false }))
  expect([before.isOutdated, after.isOutdated, after.lacksData]).toEqual([false, true, false])
})
