import { fail, ok } from '../../engine/problem.ts'
import type { FreezeStrategy } from '../../model/cart.ts'
import type { ActionHandler } from './actionContext.ts'
import { withField } from './withoutNulls.ts'

const longestDays = 365_250

/** Sets the days without a change after which the cart is deleted. Without a value the project's default applies. */
export const setDeleteDaysAfterLastModification: ActionHandler<{
  deleteDaysAfterLastModification?: number | null
}> = (cart, { deleteDaysAfterLastModification: days }) =>
  days !== null && days !== undefined && (days < 1 || days > longestDays)
    ? fail('InvalidField', `The days must be from 1 to ${longestDays}.`, {
        field: 'deleteDaysAfterLastModification',
        invalidValue: days,
      })
    : ok(withField(cart, 'deleteDaysAfterLastModification', days))

/** Freezes the cart's prices until it is ordered or unfrozen. */
export const freezeCart: ActionHandler<{ strategy?: FreezeStrategy | null }> = (cart, { strategy }) =>
  cart.cartState === 'Frozen'
    ? fail('InvalidOperation', 'The cart is frozen already.')
    : ok({ ...cart, cartState: 'Frozen', freezeStrategy: strategy ?? 'SoftFreeze' })

export const unfreezeCart: ActionHandler<object> = (cart) =>
  cart.cartState === 'Frozen'
    ? ok({ ...withField(cart, 'freezeStrategy', undefined), cartState: 'Active' })
    : fail('InvalidOperation', 'The cart is not frozen.')
