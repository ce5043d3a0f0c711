import { expect, test, vi } from 'vitest'
import { shareRefreshes } from './shareRefreshes.ts'

test('sends one call for parallel refreshes of the same token, and another call for a later refresh', async () => {
  const refresh = vi.fn(async (token: string) => ({
    ok: true as const,
    value: { accessToken: `fresh ${token}`, expiresAt: 1, scope: '' },
  }))
  const flows = shareRefreshes({ refresh })
  const [first, second, other] = await Promise.all([
    flows.refresh('a'),
    flows.refresh('a'),
    flows.refresh('b'),
  ])
  expect(first).toBe(second)
  expect(other).toMatchObject({ value: { accessToken: 'fresh b' } })
  expect(refresh).toHaveBeenCalledTimes(2)
  await flows.refresh('a')
  expect(refresh).toHaveBeenCalledTimes(3)
})
