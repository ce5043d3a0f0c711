import type { LoadResult } from '@selvedge/service/cache'
import { expect, test } from 'vitest'
import { watchCatalogue } from './watchCatalogue.ts'

/** Watches a catalogue that has these versions, one after another, until the last one was read twice. */
const changesIn = async (...versions: readonly LoadResult<string>[]): Promise<number> => {
  let reads = 0
  let changes = 0
  const readVersion = async (): Promise<LoadResult<string>> => {
    const version = versions[Math.min(reads, versions.length - 1)] ?? { ok: false }
    reads += 1
    return version
  }
  watchCatalogue({
    readVersion,
    onChange: () => {
      changes += 1
    },
    everyMs: 1,
  })
  await expect.poll(() => reads).toBeGreaterThan(versions.length)
  return changes
}
const version = (value: string) => ({ ok: true, value }) as const
const failure = { ok: false } as const

test('counts no change without one, at the first read and after failed reads', async () => {
  expect(await changesIn(failure, version('a'), version('a'), failure, version('a'))).toBe(0)
})

test('calls onChange once for a change, also for one while reads failed', async () => {
  expect(await changesIn(version('a'), version('b'), version('b'))).toBe(1)
  expect(await changesIn(version('a'), failure, version('b'))).toBe(1)
})

test('calls onChange at every third read when all reads find a change', async () => {
  expect(await changesIn(...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'g', 'g'].map(version))).toBe(3)
})

test('reads nothing when it is switched off', async () => {
  let reads = 0
  watchCatalogue({
    readVersion: async () => {
      reads += 1
      return failure
    },
    onChange: () => undefined,
    everyMs: 0,
  })
  await Promise.resolve()
  expect(reads).toBe(0)
})
