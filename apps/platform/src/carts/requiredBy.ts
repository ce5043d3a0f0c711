import type { Identifier } from './actions/actionContext.ts'
import type { CartAction } from './actions/applyActions.ts'
import type { Wanted } from './loadWorld.ts'

const present = <T>(values: readonly (T | null | undefined)[]): T[] =>
  values.filter((value): value is T => value !== null && value !== undefined)

/** What must be loaded before these actions can be applied. */
export const wantedBy = (
  actions: readonly CartAction[],
): Wanted & { readonly payments: readonly Identifier[] } => ({
  productIds: present(actions.map((action) => action.addLineItem?.productId)),
  skus: present(actions.map((action) => action.addLineItem?.sku)),
  codes: present(actions.map((action) => action.addDiscountCode?.code)),
  payments: present(actions.flatMap((action) => [action.addPayment?.payment, action.removePayment?.payment])),
  customerId: present(actions.map((action) => action.setCustomerId?.customerId)).at(-1),
})
