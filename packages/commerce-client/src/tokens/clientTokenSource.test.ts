import { expect, test } from 'vitest'
import { clientTokenSource, EXPIRY_MARGIN_MS } from './clientTokenSource.ts'
import type { TokenFlows } from './createTokenFlows.ts'

/** Token flows that count their calls and answer when they are told to. */
const flowsThat = (answer: (call: number) => Awaited<ReturnType<TokenFlows['client']>>) => {
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
      return answer(mine)
    },
  }
}
const token = (accessToken: string, expiresAt: number) =>
  ({ ok: true, value: { accessToken, expiresAt, scope: '' } }) as const
const noAnswer = { ok: false, problem: { kind: 'network', message: '' } } as const

test('many callers at once share one fetch', async () => {
  const flows = flowsThat(() => token('a', 10_000_000))
  const source = clientTokenSource(flows, () => 0)
  const answers = Promise.all(Array.from({ length: 20 }, () => source()))
  flows.open()
  expect(new Set(await answers)).toEqual(new Set(['a']))
  expect(flows.calls()).toBe(1)
})

test('a token is kept until a minute before it expires', async () => {
  let now = 0
  const flows = flowsThat((call) => token(`token-${call}`, now + 100_000))
  flows.open()
  const source = clientTokenSource(flows, () => now)
  expect(await source()).toBe('token-1')
  now = 100_000 - EXPIRY_MARGIN_MS - 1
  expect(await source()).toBe('token-1')
  now += 1
  expect(await source()).toBe('token-2')
})

test('without an answer there is no token, and the next caller asks again', async () => {
  const flows = flowsThat((call) => (call === 1 ? noAnswer : token('b', 10_000_000)))
  flows.open()
  const source = clientTokenSource(flows, () => 0)
  expect(await source()).toBeUndefined()
  expect(await source()).toBe('b')
})
