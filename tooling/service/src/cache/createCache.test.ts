import { expect, test } from 'vitest'
import { cataloguePolicy, createCache, type LoadResult } from './createCache.ts'

const SECOND = 1_000
const DAY = 86_400_000

/** A cache with a manual clock and a source that counts its loads. */
const aCache = (policy = {}) => {
  const clock = {
    time: 1,
    now: () => clock.time,
    /** Ends after all pending promises have settled, as a real pause does. */
    sleep: async (ms: number) => {
      await rest()
      await rest()
      clock.time += ms
    },
  }
  const cache = createCache({ ...cataloguePolicy, ...policy }, clock)
  const loads: string[] = []
  const source = {
    value: 'first' as string | undefined,
    fails: false,
    stalled: undefined as Promise<void> | undefined,
  }
  const read = (key = 'a page') =>
    cache.read(key, async (): Promise<LoadResult<string | undefined>> => {
      loads.push(key)
      const { value, fails } = source
      await (source.stalled ?? Promise.resolve())
      return fails ? { ok: false } : { ok: true, value }
    })
  const readMadeUp = (key: string) => cache.read(key, async () => ({ ok: true, value: undefined }))
  const pass = (milliseconds: number): void => {
    clock.time += milliseconds
  }
  return { read, readMadeUp, expire: cache.expire, loads, source, pass, now: clock.now }
}
const of = (value: string | undefined) => ({ ok: true, value })
const outdated = (value: string) => ({ ok: true, value, isOutdated: true })
/** Waits until a background refresh has ended. */
const rest = () => new Promise((resolve) => setImmediate(resolve))

test('returns a fresh entry without loading it again', async () => {
  const { read, loads, pass } = aCache()
  await read()
  pass(149 * SECOND)
  expect(await read()).toEqual(of('first'))
  expect(loads).toHaveLength(1)
})

test('returns a stale entry at once, and refreshes it in the background', async () => {
  const { read, loads, source, pass } = aCache()
  await read()
  source.value = 'second'
  pass(200 * SECOND)
  expect(await Promise.all([read(), read(), read()])).toEqual([of('first'), of('first'), of('first')])
  await rest()
  expect(await read()).toEqual(of('second'))
  expect(loads).toHaveLength(2)
})

test('waits for a new value when the entry has expired', async () => {
  const { read, source, pass } = aCache()
  await read()
  source.value = 'second'
  pass(301 * SECOND)
  expect(await read()).toEqual(of('second'))
})

test('loads a value once for parallel readers, whether the entry is new or expired', async () => {
  const { read, loads, pass } = aCache()
  await Promise.all(Array.from({ length: 20 }, () => read()))
  expect(loads).toHaveLength(1)
  pass(400 * SECOND)
  await Promise.all(Array.from({ length: 20 }, () => read()))
  expect(loads).toHaveLength(2)
})

test('serves the last value for up to a day while the source fails, and calls the source again at each read', async () => {
  const { read, loads, source, pass } = aCache()
  await read()
  source.fails = true
  for (const age of [200 * SECOND, 400 * SECOND, DAY / 2]) {
    pass(age)
    expect(await read()).toEqual(of('first'))
    await rest()
  }
  expect(loads).toHaveLength(4)
  source.fails = false
  source.value = 'second'
  expect(await read()).toEqual(of('second'))
  source.fails = true
  pass(DAY + SECOND)
  expect(await read()).toEqual({ ok: false })
})

test('does not cache a failure', async () => {
  const { read, source } = aCache()
  source.fails = true
  expect(await Promise.all([read(), read()])).toEqual([{ ok: false }, { ok: false }])
  source.fails = false
  expect(await read()).toEqual(of('first'))
})

test('rejects a read with the error of the failed load', async () => {
  const cache = createCache()
  await expect(cache.read('a page', () => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug')
})

test('does not evict cached values when 2,000 made-up keys are read one after the other', async () => {
  const { read, readMadeUp, loads } = aCache()
  await read()
  for (let at = 0; at < 2_000; at += 1) await readMadeUp(`made-up-${at}`)
  await read()
  expect(loads).toHaveLength(1)
})

test('does not evict cached values when 5,000 made-up keys are read at the same time, and returns a value for each key', async () => {
  const { read, readMadeUp, loads } = aCache()
  await read()
  const results = await Promise.all(Array.from({ length: 5_000 }, (_, at) => readMadeUp(`made-up-${at}`)))
  expect(results.every((result) => result.ok && result.value === undefined)).toBe(true)
  await read()
  expect(loads).toHaveLength(1)
})

test('caches an undefined value for a shorter time than a defined value', async () => {
  const { read, loads, source, pass } = aCache()
  source.value = undefined
  expect([await read(), await read()]).toEqual([of(undefined), of(undefined)])
  expect(loads).toHaveLength(1)
  source.value = 'published'
  pass(31 * SECOND)
  expect(await read()).toEqual(of('published'))
  pass(140 * SECOND)
  expect(await read()).toEqual(of('published'))
  expect(loads).toHaveLength(2)
})

test('evicts the least recently used entry when it is full', async () => {
  const { read, loads } = aCache({ maxEntries: 2, maxMisses: 1 })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key)
  expect(loads).toEqual(['a', 'b', 'c', 'b'])
})

test('serves expired entries when their source does not respond, and waits for the source only once', async () => {
  const { read, source, pass, now } = aCache()
  await Promise.all([read('one'), read('two')])
  pass(400 * SECOND)
  let respond = (): void => undefined
  source.stalled = new Promise((resolve) => {
    respond = resolve
  })
  source.value = 'second'
  const before = now()
  expect(await read('one')).toEqual(of('first'))
  expect(await read('two')).toEqual(of('first'))
  expect(now() - before).toBe(cataloguePolicy.waitMs)
  source.stalled = undefined
  respond()
  await rest()
  expect(await read('one')).toEqual(of('second'))
})

test('after a pause, waits again for a source that did not respond', async () => {
  const { read, source, pass } = aCache()
  await Promise.all([read('one'), read('two')])
  pass(400 * SECOND)
  source.stalled = new Promise(() => undefined)
  await read('one')
  source.stalled = undefined
  source.value = 'second'
  pass(cataloguePolicy.noWaitMs)
  expect(await read('two')).toEqual(of('second'))
})

test('waits for a new value after all values have expired, and loads it once', async () => {
  const { read, expire, loads, source, pass } = aCache()
  await read()
  pass(SECOND)
  source.value = 'second'
  expire()
  expect(await Promise.all([read(), read()])).toEqual([of('second'), of('second')])
  pass(SECOND)
  await read()
  expect(loads).toHaveLength(2)
})

test('loads a key that had no value again after all values have expired', async () => {
  const { read, expire, source, pass } = aCache()
  source.value = undefined
  await read()
  pass(SECOND)
  source.value = 'published'
  expire()
  expect(await read()).toEqual(of('published'))
})

test('does not cache a value whose load began before all values expired', async () => {
  const { read, expire, loads, source, pass } = aCache()
  await read()
  pass(400 * SECOND)
  let respond = (): void => undefined
  source.stalled = new Promise((resolve) => {
    respond = resolve
  })
  const begun = read()
  pass(SECOND)
  expire()
  respond()
  source.stalled = undefined
  await begun
  source.value = 'second'
  expect(await read()).toEqual(of('second'))
  expect(loads).toHaveLength(3)
})

test('serves the earlier value after all values have expired while the source fails', async () => {
  const { read, expire, source, pass } = aCache()
  await read()
  pass(SECOND)
  source.fails = true
  expire()
  expect(await read()).toEqual(outdated('first'))
})

test('marks an earlier value as outdated when a new one is not there in time after all values have expired', async () => {
  const { read, expire, source, pass } = aCache()
  await read()
  pass(SECOND)
  source.value = 'second'
  source.stalled = new Promise(() => undefined)
  expire()
  expect(await read()).toEqual(outdated('first'))
  expect(await read()).toEqual(outdated('first'))
})

test('serves earlier values at once after all values have expired, if they are to be served', async () => {
  const { read, expire, source, pass } = aCache()
  await read()
  pass(SECOND)
  source.value = 'second'
  expire({ isServed: true })
  expect(await read()).toEqual(outdated('first'))
  await rest()
  expect(await read()).toEqual(of('second'))
})
