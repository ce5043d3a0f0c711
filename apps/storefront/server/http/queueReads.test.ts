import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queueReads } from './queueReads.ts'

/** A service that responds to a read when the test says so. */
const aService = () => {
  const pending: { readonly url: string; readonly respond: () => void }[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(
    (input, init) =>
      new Promise((resolve, reject) => {
        const url = String(input)
        pending.push({ url, respond: () => resolve(new Response(url)) })
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
  return { fetch, pending, urls: () => pending.map(({ url }) => url) }
}

const limits = { atOnce: 2, maxWaitMs: 4_000, timeoutMs: 1_000 }
const READ = 'https://platform.example/'

// A timer of the real clock counts from the start of the event loop's turn, which may be long ago in a busy process.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('sends a limited number of reads at once, and the others in their order', async () => {
  const { fetch, pending, urls } = aService()
  const read = queueReads(fetch, limits)
  const responses = ['a', 'b', 'c', 'd'].map((name) => read(READ + name))
  await vi.waitFor(() => expect(urls()).toEqual([`${READ}a`, `${READ}b`]))
  pending[1]?.respond()
  expect(await (await responses[1])?.text()).toBe(`${READ}b`)
  await vi.waitFor(() => expect(urls().at(-1)).toBe(`${READ}c`))
  expect(pending).toHaveLength(3)
  pending[0]?.respond()
  await vi.waitFor(() => expect(urls().at(-1)).toBe(`${READ}d`))
  for (const { respond } of pending) respond()
  await Promise.all(responses)
})

test('counts the time limit of a read from when it is sent, and then sends the next one', async () => {
  const { fetch, urls } = aService()
  const read = queueReads(fetch, { ...limits, atOnce: 1, timeoutMs: 20 })
  const [first, second] = [read(`${READ}a`), read(`${READ}b`)].map((response) =>
    response.catch((error) => error),
  )
  await vi.advanceTimersByTimeAsync(21)
  expect(await first).toMatchObject({ name: 'TimeoutError', message: 'The read took too long.' })
  expect(urls()).toEqual([`${READ}a`, `${READ}b`])
  await vi.advanceTimersByTimeAsync(18)
  expect(await Promise.race([second, 'pending'])).toBe('pending')
  await vi.advanceTimersByTimeAsync(3)
  expect(await second).toMatchObject({ name: 'TimeoutError', message: 'The read took too long.' })
})

test('refuses a read that waited too long for its turn, without sending it', async () => {
  const { fetch, urls } = aService()
  const read = queueReads(fetch, { atOnce: 1, maxWaitMs: 5, timeoutMs: 30 })
  const [first, second] = [read(`${READ}a`), read(`${READ}b`)].map((response) =>
    response.catch((error) => error),
  )
  await vi.advanceTimersByTimeAsync(31)
  expect(await first).toMatchObject({ message: 'The read took too long.' })
  expect(await second).toMatchObject({
    name: 'TimeoutError',
    message: 'The read waited too long for its turn.',
  })
  expect(urls()).toEqual([`${READ}a`])
})

test('ends a read when its caller aborts it', async () => {
  const { fetch } = aService()
  const caller = new AbortController()
  const read = queueReads(fetch, limits)(READ, { signal: caller.signal })
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  caller.abort()
  await expect(read).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})
