import type { Cart, CartAction, CartLine } from './types.ts'

/** What a cart says about an action whose answer was lost. */
export type Evidence = 'applied' | 'missing' | 'unknown'

/** Whether a line may be the one that an added line was merged into. Custom fields tell such lines apart as well. */
const isSameVariant = (
  line: CartLine,
  { sku, productId, variantId }: CartAction['addLineItem'] & {},
): boolean =>
  sku
    ? line.variant?.sku === sku
    : line.productId === productId && (!variantId || line.variant?.id === variantId)

const added = (
  line: NonNullable<CartAction['addLineItem']>,
  current: Cart,
  base: Cart | undefined,
): Evidence => {
  if (line.key && current.lineItems.some(({ key }) => key === line.key)) return 'applied'
  if (!base) return 'unknown'
  const before = base.lineItems.filter((known) => isSameVariant(known, line))
  if (before.length === 0) return line.key ? 'missing' : 'unknown'
  const sum = (lines: readonly CartLine[]): number =>
    lines.reduce((total, { quantity }) => total + quantity, 0)
  const after = current.lineItems.filter((known) => isSameVariant(known, line))
  return sum(after) >= sum(before) + (line.quantity ?? 1) ? 'applied' : 'missing'
}

const removed = (
  { lineItemId, quantity }: NonNullable<CartAction['removeLineItem']>,
  current: Cart,
  base: Cart | undefined,
): Evidence => {
  const after = current.lineItems.find(({ id }) => id === lineItemId)
  if (!after) return 'applied'
  if (!quantity) return 'missing'
  const before = base?.lineItems.find(({ id }) => id === lineItemId)
  if (!before) return 'unknown'
  return after.quantity <= before.quantity - quantity ? 'applied' : 'missing'
}

const evidenceOf = (action: CartAction, current: Cart, base: Cart | undefined): Evidence | undefined => {
  if (action.addLineItem) return added(action.addLineItem, current, base)
  if (action.removeLineItem) return removed(action.removeLineItem, current, base)
  if (action.addPayment) {
    const { id } = action.addPayment.payment
    return current.paymentInfo?.payments.some((payment) => payment.id === id) ? 'applied' : 'missing'
  }
  return undefined
}

/**
 * Whether a cart holds an update whose answer was lost. Actions are applied all or none, so the first one that leaves a
 * trace decides. Without such a one the update may simply be sent again: it sets values.
 */
export const isApplied = (
  actions: readonly CartAction[],
  current: Cart,
  base: Cart | undefined,
): Evidence => {
  const evidence = actions
    .map((action) => evidenceOf(action, current, base))
    .filter((found) => found !== undefined)
  if (evidence.length === 0) return 'missing'
  return evidence.find((found) => found !== 'unknown') ?? 'unknown'
}
