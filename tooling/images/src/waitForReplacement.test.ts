import { expect, test } from 'vitest'
import { replacementDeadline, waitForReplacement } from './waitForReplacement.ts'

test.each([
  [0, 8_000],
  [1, 4_000],
  [3, 2_000],
  [5, 1_500],
  [150, 1_500],
])('when %i rounds of images are waiting, serves a replacement after %i ms', (rounds, ms) => {
  expect(replacementDeadline(8_000, rounds)).toBe(ms)
})

test('uses the maximum wait for queues of any length when the maximum is below the minimum', () => {
  expect([0, 5].map((rounds) => replacementDeadline(100, rounds))).toEqual([100, 20].map(() => 100))
})

/** Waits on a clock of its own; `at` is called with each time in ms. */
const waited = async (
  rounds: () => number,
  at: (ms: number) => void = () => undefined,
  isReady = () => false,
) => {
  let clock = 0
  const wait = async (ms: number): Promise<void> => {
    clock += ms
    at(clock)
  }
  await waitForReplacement({ longestMs: 8_000, rounds, wait, isReady })
  return clock
}

test('waits for the maximum time when the queue is empty, and for the minimum time when it is long', async () => {
  expect(await waited(() => 0)).toBe(8_000)
  expect(await waited(() => 100)).toBe(1_500)
})

test('serves a replacement sooner when the queue grows during the wait, and later when the queue shrinks', async () => {
  let rounds = 0
  expect(
    await waited(
      () => rounds,
      (ms) => {
        if (ms === 3_000) rounds = 3
      },
    ),
  ).toBe(3_000)
  rounds = 3
  expect(
    await waited(
      () => rounds,
      (ms) => {
        if (ms === 1_000) rounds = 1
      },
    ),
  ).toBe(4_000)
})

test('stops waiting when the image is ready', async () => {
  let isReady = false
  const clock = await waited(
    () => 0,
    (ms) => {
      isReady = ms >= 500
    },
    () => isReady,
  )
  expect(clock).toBe(500)
})
