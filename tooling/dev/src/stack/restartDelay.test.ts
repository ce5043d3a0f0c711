import { expect, test } from 'vitest'
import { restartDelay } from './restartDelay.ts'

test('each end within a minute makes the wait twice as long', () => {
  expect(restartDelay([1_000])).toBe(250)
  expect(restartDelay([1_000, 2_000])).toBe(500)
  expect(restartDelay([1_000, 2_000, 3_000, 4_000])).toBe(2_000)
})

test('the fifth end within a minute is the last', () =>
  expect(restartDelay([1_000, 2_000, 3_000, 4_000, 5_000])).toBeUndefined())

test('ends of long ago do not count', () =>
  expect(restartDelay([1_000, 2_000, 3_000, 4_000, 70_000])).toBe(250))
