import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFailureLog } from './createFailureLog.ts'

const lines: unknown[] = []
const watch = () => createFailureLog({ warn: (fields, message) => lines.push([fields, message]) })

/** The fields of the lines. */
const logged = (): unknown[] => lines.map((line) => (line as unknown[])[0])

const server = createServer((request, response) => {
  response.statusCode = Number(request.url?.slice(1, 4))
  response.end()
})
let url: string
const close = (): void => {
  server.close()
  server.closeAllConnections()
}

beforeEach(async () => {
  lines.length = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  close()
})

test('logs the kind of a failed connection or of a 5xx status, but neither the URL nor the query', async () => {
  const fetchFrom = watch()
  await fetchFrom('identity')(`${url}/503?email=ada@example.com`)
  close()
  await expect(fetchFrom('platform')(`${url}/200?email=ada@example.com`)).rejects.toThrow()
  expect(lines).toEqual([
    [{ service: 'identity', reason: 'status 503', count: 1 }, 'calls of a service failed'],
    [{ service: 'platform', reason: 'ECONNREFUSED', count: 1 }, 'calls of a service failed'],
  ])
})

test('does not log calls that end with a 4xx status or that the visitor aborts', async () => {
  const platform = watch()('platform')
  await platform(`${url}/404`)
  await expect(platform(`${url}/200`, { signal: AbortSignal.abort() })).rejects.toThrow()
  expect(lines).toEqual([])
})

test('logs a call that takes too long', async () => {
  await expect(watch()('platform')(`${url}/200`, { signal: AbortSignal.timeout(0) })).rejects.toThrow()
  expect(logged()).toEqual([{ service: 'platform', reason: 'timeout', count: 1 }])
})

test('logs each kind of failure at most once a second, with the number of failures', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  const platform = watch()('platform')
  for (let call = 0; call < 5; call += 1) await platform(url)
  expect(logged()).toEqual([{ service: 'platform', reason: 'status 500', count: 1 }])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(logged().slice(1)).toEqual([{ service: 'platform', reason: 'status 500', count: 4 }])
  await vi.advanceTimersByTimeAsync(5_000)
  await platform(url)
  expect(logged().slice(2)).toEqual([{ service: 'platform', reason: 'status 500', count: 1 }])
})
