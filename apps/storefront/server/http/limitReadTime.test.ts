import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { limitReadTime } from './limitReadTime.ts'

const READ = 'https://service.example/'

test('reads a response that arrived in time even when the process was busy until after the time limit', async () => {
  const fetch: typeof globalThis.fetch = (_, init) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
    const arrived = new Promise<Response>((resolve) => {
      // Timers run next after an immediate. The result arrives from another thread, like data from the network, while this
      // thread is busy.
      setImmediate(() => {
        stat('/').then(() => resolve(new Response('arrived')))
        for (const end = performance.now() + 60; performance.now() < end; );
      })
    })
    return Promise.race([arrived, aborted])
  }
  const response = await limitReadTime(fetch, 40)(READ)
  expect(await response.text()).toBe('arrived')
})

test('fails when no response has arrived after the time limit', async () => {
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  await expect(limitReadTime(fetch, 5)(READ)).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError' }),
  )
})
