import type { Result } from '@selvedge/commerce-client'
import { expect, test } from 'vitest'
import { watchCatalogue } from './watchCatalogue.ts'

type Version = Result<string, { readonly kind: string }>
const failure: Version = { ok: false, problem: { kind: 'network' } }

/** Watches a catalogue that has these versions, one after another; `-` is a failed read. Returns the reads that led to a call. */
const watch = async (versions: string) => {
  let reads = 0
  const changes: number[] = []
  const logged: string[] = []
  watchCatalogue({
    readVersion: async () => {
      const version = versions[reads] ?? versions.at(-1) ?? '-'
      reads += 1
      return version === '-' ? failure : { ok: true, value: version }
    },
    onChange: () => {
      changes.push(reads)
    },
    everyMs: 1,
    log: { warn: (_, message) => logged.push(message) },
  })
  await expect.poll(() => reads).toBeGreaterThan(versions.length)
  return { changes, logged }
}

test('reports no change without one, at the first read and after failed reads', async () => {
  expect((await watch('-aa-aaa')).changes).toEqual([])
})

test('reports a change, and once more three reads later', async () => {
  expect((await watch('abbbbbbb')).changes).toEqual([2, 5])
})

test('reports a change while reads failed', async () => {
  expect((await watch('a--bbbbb')).changes).toEqual([4, 7])
})

test('reports two changes at once, and every third one while all reads find a change', async () => {
  expect((await watch('abcdefghijjjjjjj')).changes).toEqual([2, 3, 5, 8, 11, 14])
})

test('logs the first of several failed reads', async () => {
  const { logged } = await watch('a--b--b')
  expect(logged).toHaveLength(2)
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
    log: { warn: () => undefined },
  })
  await Promise.resolve()
  expect(reads).toBe(0)
})
