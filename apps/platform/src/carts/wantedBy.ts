import type { CartAction } from './actions/applyActions.ts'
import type { Wanted } from './loadWorld.ts'

const present = <T>(values: readonly (T | null | undefined)[]): T[] =>
  values.filter((value): value is T => value !== null && value !== undefined)

/** What must be loaded before these actions can be applied. */
export const wantedBy = (
  actions: readonly CartAction[],
): Wanted & { readonly paymentIds: readonly string[] } => ({
  productIds: present(actions.map((action) => action.addLineItem?.productId)),
  skus: present(actions.map((action) => action.addLineItem?.sku)),
  codes: present(actions.map((action) => action.addDiscountCode?.code)),
  paymentIds: present(actions.map((action) => action.addPayment?.payment.id)),
  customerId: present(actions.map((action) => action.setCustomerId?.customerId)).at(-1),
})
