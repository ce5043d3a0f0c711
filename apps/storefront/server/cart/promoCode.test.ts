import type { CartAction } from '@selvedge/commerce-client'
import { expect, test } from 'vitest'
import type { CartProblem } from './cartProblem.ts'
import { applyCode } from './promoCode.ts'

/** Which codes reach a platform that refuses all of them for one reason. */
const asked = async (code: string, kind: CartProblem['kind']): Promise<readonly unknown[]> => {
  const actions: CartAction[] = []
  const result = await applyCode(
    async (changes) => {
      actions.push(...changes)
      return { ok: false, problem: { kind } }
    },
    code,
    [],
  )
  expect(result).toEqual({ ok: false, problem: { kind } })
  return actions.map(({ addDiscountCode }) => addDiscountCode?.code)
}

test('a code is tried as it was typed, and only when it is unknown in capital letters, too', async () => {
  expect(await asked('welcome10', 'code-unknown')).toEqual(['welcome10', 'WELCOME10'])
  expect(await asked('WELCOME10', 'code-unknown')).toEqual(['WELCOME10'])
  expect(await asked('welcome10', 'unavailable')).toEqual(['welcome10'])
})

test.each([
  ['WELCOME10', []],
  ['welcome10', ['welcome10']],
])('%s is on the cart already, which is said without putting it on again', async (code, tried) => {
  const actions: CartAction[] = []
  const update = async (changes: readonly CartAction[]) => {
    actions.push(...changes)
    return { ok: false, problem: { kind: 'code-unknown' } } as const
  }
  expect(await applyCode(update, code, ['WELCOME10'])).toEqual({
    ok: false,
    problem: { kind: 'code-on-cart' },
  })
  expect(actions.map(({ addDiscountCode }) => addDiscountCode?.code)).toEqual(tried)
})
