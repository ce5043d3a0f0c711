import { expect, test } from 'vitest'
import { browserRetry, retryDelayMs, serverRetry } from './retryPolicy.ts'

test('doubles the pause between retries from 1 s up to 30 s, jitter included', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((retry) => retryDelayMs(retry, () => 0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
  expect([0, 1, 4, 5].map((retry) => retryDelayMs(retry, () => 1))).toEqual([1_250, 2_500, 20_000, 30_000])
})

test('retries three times in a browser and twice on a server', () => {
  expect([browserRetry.retries, serverRetry.retries]).toEqual([3, 2])
})

test('ends a pause when the request is aborted', async () => {
  const controller = new AbortController()
  const paused = browserRetry.sleep(1_000_000, controller.signal)
  controller.abort()
  await paused
})
