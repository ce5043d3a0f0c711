import { expect, test } from 'vitest'
import { clientTokenSource, TOKEN_EXPIRY_MARGIN_MS } from './clientTokenSource.ts'
import type { TokenFlows } from './createTokenFlows.ts'

/** Token flows that count their calls and respond when the test says so. */
const flowsWith = (result: (call: number) => Awaited<ReturnType<TokenFlows['client']>>) => {
  let calls = 0
  let open: () => void = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return {
    open: () => open(),
    calls: () => calls,
    client: async () => {
      calls += 1
      const mine = calls
      await gate
      return result(mine)
    },
  }
}
const token = (accessToken: string, expiresAt: number) =>
  ({ ok: true, value: { accessToken, expiresAt, scope: '' } }) as const
const noResponse = { ok: false, problem: { kind: 'network', message: '' } } as const

test('fetches one token for all parallel callers', async () => {
  const flows = flowsWith(() => token('a', 10_000_000))
  const source = clientTokenSource(flows, () => 0)
  const results = Promise.all(Array.from({ length: 20 }, () => source()))
  flows.open()
  expect(new Set(await results)).toEqual(new Set(['a']))
  expect(flows.calls()).toBe(1)
})

test('reuses a token until a minute before it expires', async () => {
  let now = 0
  const flows = flowsWith((call) => token(`token-${call}`, now + 100_000))
  flows.open()
  const source = clientTokenSource(flows, () => now)
  expect(await source()).toBe('token-1')
  now = 100_000 - TOKEN_EXPIRY_MARGIN_MS - 1
  expect(await source()).toBe('token-1')
  now += 1
  expect(await source()).toBe('token-2')
})

test('returns no token when the fetch fails, and fetches again for the next caller', async () => {
  const flows = flowsWith((call) => (call === 1 ? noResponse : token('b', 10_000_000)))
  flows.open()
  const source = clientTokenSource(flows, () => 0)
  expect(await source()).toBeUndefined()
  expect(await source()).toBe('b')
})
