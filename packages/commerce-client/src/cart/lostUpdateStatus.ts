import type { Cart, CartAction, CartLine } from './types.ts'

/** For an action whose response was lost: whether the cart contains its effect (`applied`), or does not (`missing`). */
export type LostActionStatus = 'applied' | 'missing' | 'unknown'

/** Whether an added line may have been merged into this line. Lines with different custom fields are never merged. */
const isSameVariant = (
  line: CartLine,
  { sku, productId, variantId }: CartAction['addLineItem'] & {},
): boolean =>
  sku
    ? line.variant?.sku === sku
    : line.productId === productId && (!variantId || line.variant?.id === variantId)

const addStatus = (
  line: NonNullable<CartAction['addLineItem']>,
  current: Cart,
  base: Cart | undefined,
): LostActionStatus => {
  if (line.key && current.lineItems.some(({ key }) => key === line.key)) return 'applied'
  if (!base) return 'unknown'
  const before = base.lineItems.filter((known) => isSameVariant(known, line))
  if (before.length === 0) return line.key ? 'missing' : 'unknown'
  const sum = (lines: readonly CartLine[]): number =>
    lines.reduce((total, { quantity }) => total + quantity, 0)
  const after = current.lineItems.filter((known) => isSameVariant(known, line))
  return sum(after) >= sum(before) + (line.quantity ?? 1) ? 'applied' : 'missing'
}

const removeStatus = (
  { lineItemId, quantity }: NonNullable<CartAction['removeLineItem']>,
  current: Cart,
  base: Cart | undefined,
): LostActionStatus => {
  const after = current.lineItems.find(({ id }) => id === lineItemId)
  if (!after) return 'applied'
  if (!quantity) return 'missing'
  const before = base?.lineItems.find(({ id }) => id === lineItemId)
  if (!before) return 'unknown'
  return after.quantity <= before.quantity - quantity ? 'applied' : 'missing'
}

const actionStatus = (
  action: CartAction,
  current: Cart,
  base: Cart | undefined,
): LostActionStatus | undefined => {
  if (action.addLineItem) return addStatus(action.addLineItem, current, base)
  if (action.removeLineItem) return removeStatus(action.removeLineItem, current, base)
  if (action.addPayment) {
    const { id } = action.addPayment.payment
    return current.paymentInfo?.payments.some((payment) => payment.id === id) ? 'applied' : 'missing'
  }
  return undefined
}

/**
 * Whether a cart shows that an update with a lost response was applied. The platform applies all actions or none, so
 * the first action with a visible effect decides. An update without a visible effect is safe to send again: it only
 * sets values.
 */
export const lostUpdateStatus = (
  actions: readonly CartAction[],
  current: Cart,
  base: Cart | undefined,
): LostActionStatus => {
  const statuses = actions
    .map((action) => actionStatus(action, current, base))
    .filter((found) => found !== undefined)
  if (statuses.length === 0) return 'missing'
  return statuses.find((found) => found !== 'unknown') ?? 'unknown'
}
