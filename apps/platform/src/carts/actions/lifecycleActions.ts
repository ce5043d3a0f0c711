import { fail, ok } from '../../engine/problem.ts'
import type { FreezeStrategy } from '../../model/cart.ts'
import type { ActionHandler } from './actionContext.ts'
import { withField } from './withoutNulls.ts'

const longestDays = 365_250

/** Sets after how many days without a change the cart is deleted; without a value the project's default holds. */
export const setDeleteDaysAfterLastModification: ActionHandler<{
  deleteDaysAfterLastModification?: number | null
}> = (cart, { deleteDaysAfterLastModification: days }) =>
  days !== null && days !== undefined && (days < 1 || days > longestDays)
    ? fail('InvalidField', `The days must be from 1 to ${longestDays}.`, {
        field: 'deleteDaysAfterLastModification',
        invalidValue: days,
      })
    : ok(withField(cart, 'deleteDaysAfterLastModification', days))

/** Keeps the cart's prices as they are until it is ordered or unfrozen. */
export const freezeCart: ActionHandler<{ strategy?: FreezeStrategy | null }> = (cart, { strategy }) =>
  cart.cartState === 'Frozen'
    ? fail('InvalidOperation', 'The cart is frozen already.')
    : ok({ ...cart, cartState: 'Frozen', freezeStrategy: strategy ?? 'SoftFreeze' })

export const unfreezeCart: ActionHandler<object> = (cart) =>
  cart.cartState === 'Frozen'
    ? ok({ ...withField(cart, 'freezeStrategy', undefined), cartState: 'Active' })
    : fail('InvalidOperation', 'The cart is not frozen.')
