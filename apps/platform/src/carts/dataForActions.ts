import type { Identifier } from './actions/actionContext.ts'
import type { CartAction } from './actions/applyActions.ts'
import type { RequiredData } from './loadPricingContext.ts'

const withoutMissing = <T>(values: readonly (T | null | undefined)[]): T[] =>
  values.filter((value): value is T => value !== null && value !== undefined)

/** Returns what has to be loaded before the actions of a cart are applied: products, codes, payments and the customer. */
export const dataForActions = (
  actions: readonly CartAction[],
): RequiredData & { readonly payments: readonly Identifier[] } => ({
  productIds: withoutMissing(actions.map((action) => action.addLineItem?.productId)),
  skus: withoutMissing(actions.map((action) => action.addLineItem?.sku)),
  codes: withoutMissing(actions.map((action) => action.addDiscountCode?.code)),
  payments: withoutMissing(
    actions.flatMap((action) => [action.addPayment?.payment, action.removePayment?.payment]),
  ),
  customerId: withoutMissing(actions.map((action) => action.setCustomerId?.customerId)).at(-1),
})
