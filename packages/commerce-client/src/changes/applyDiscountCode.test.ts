import { expect, test } from 'vitest'
import type { CartAction } from '../cart/types.ts'
import { aCart } from '../testing/index.ts'
import { applyDiscountCode } from './applyDiscountCode.ts'
import type { CartChangeProblem } from './cartChange.ts'

/** Records the codes that reach a platform that refuses each of them for one reason. */
const triedCodes = async (code: string, kind: CartChangeProblem['kind']): Promise<readonly unknown[]> => {
  const actions: CartAction[] = []
  const result = await applyDiscountCode(
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

test('tries a discount code as it was typed, and in capitals only when the typed code is unknown', async () => {
  expect(await triedCodes('welcome10', 'code-unknown')).toEqual(['welcome10', 'WELCOME10'])
  expect(await triedCodes('WELCOME10', 'code-unknown')).toEqual(['WELCOME10'])
  expect(await triedCodes('welcome10', 'unavailable')).toEqual(['welcome10'])
})

test.each([
  ['WELCOME10', []],
  ['welcome10', ['welcome10']],
])('reports the code %s as already on the cart instead of adding it again', async (code, tried) => {
  const actions: CartAction[] = []
  const update = async (changes: readonly CartAction[]) => {
    actions.push(...changes)
    return { ok: false, problem: { kind: 'code-unknown' } } as const
  }
  expect(await applyDiscountCode(update, code, ['WELCOME10'])).toEqual({
    ok: false,
    problem: { kind: 'code-on-cart' },
  })
  expect(actions.map(({ addDiscountCode }) => addDiscountCode?.code)).toEqual(tried)
})

test.each([
  ['MatchesCart', undefined],
  ['ApplicationStoppedByGroupBestDeal', undefined],
  ['MaxApplicationReached', 'code-used-up'],
  ['DoesNotMatchCart', 'code-not-applicable'],
] as const)('maps the discount code state %s to the problem %s', async (state, problem) => {
  const actions: CartAction[] = []
  const cart = aCart({
    discountCodes: [
      {
        state,
        discountCodeRef: { typeId: 'discount-code', id: 'code-1' },
        discountCode: { id: 'code-1', code: 'WELCOME10', name: null, isActive: true, cartDiscounts: [] },
      },
    ],
  })
  const result = await applyDiscountCode(
    async (changes) => {
      actions.push(...changes)
      return { ok: true, value: cart }
    },
    'WELCOME10',
    [],
  )
  expect(result).toEqual(problem ? { ok: false, problem: { kind: problem } } : { ok: true, value: cart })
  expect(actions.flatMap(({ removeDiscountCode }) => removeDiscountCode?.discountCode.id ?? [])).toEqual(
    problem ? ['code-1'] : [],
  )
})
