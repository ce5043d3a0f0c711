import { expect, test } from 'vitest'
import { restartDelay } from './restartDelay.ts'

test('doubles the delay with each exit within a minute', () => {
  expect(restartDelay([1_000])).toBe(250)
  expect(restartDelay([1_000, 2_000])).toBe(500)
  expect(restartDelay([1_000, 2_000, 3_000, 4_000])).toBe(2_000)
})

test('stops restarting after the fifth exit within a minute', () =>
  expect(restartDelay([1_000, 2_000, 3_000, 4_000, 5_000])).toBeUndefined())

test('ignores exits that were more than a minute ago', () =>
  expect(restartDelay([1_000, 2_000, 3_000, 4_000, 70_000])).toBe(250))
