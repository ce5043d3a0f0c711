import { type AutomaticDiscount, hasConditionOnQuantity, isForAnyCart } from './discountsVaryByQuantity.ts'
import { hasConditionOnShipping } from './discountsVaryByShipping.ts'
import { requiredGroup, requiredProductType } from './isDiscountInapplicable.ts'
import { type DiscountValidity, validDiscounts } from './validDiscounts.ts'

/** A discount that the platform applies without a code, and when it is valid. */
export type DatedDiscount = AutomaticDiscount & DiscountValidity

/** Joins the conditions that the rules read. A condition that they do not read has no field or value here. */
const conditions = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' and ')

const redactCartPredicate = (predicate: string): string => {
  if (isForAnyCart(predicate)) return predicate
  const group = requiredGroup(predicate)
  return conditions(
    group === undefined ? undefined : `customer.customerGroup.key = "${group}"`,
    hasConditionOnShipping(predicate) ? 'hidden.shipping' : 'hidden',
  )
}

const redactTargetPredicate = (predicate: string): string => {
  if (predicate === 'true') return predicate
  const type = requiredProductType(predicate)
  return conditions(
    type === undefined ? undefined : `productType.key = "${type}"`,
    hasConditionOnQuantity(predicate) ? 'hidden.quantity' : 'hidden',
  )
}

const redact = ({ cartPredicate, stackingMode, value, target }: AutomaticDiscount): AutomaticDiscount => ({
  cartPredicate: redactCartPredicate(cartPredicate),
  stackingMode,
  value: { type: value.type },
  target: target
    ? {
        type: target.type,
        ...(target.predicate === undefined ? {} : { predicate: redactTargetPredicate(target.predicate) }),
      }
    : null,
})

/**
 * Returns the automatic discounts of a period as anyone may know them, for a public list. `discountsVaryByQuantity` and
 * `discountsVaryByShipping` return the same for them as for the discounts themselves. They have no names, keys, sizes and
 * dates. Of their conditions they have customer groups and product types; other conditions are `hidden`, `hidden.shipping` or
 * `hidden.quantity`. Discounts that are then the same are one.
 *
 * @param discounts All active discounts that need no code.
 * @param period Milliseconds since 1970. A discount that is valid at some time of the period is in the result.
 *
 * @example
 * ```ts
 * import { redactDiscounts } from '@selvedge/cart-domain/server'
 *
 * const discount = {
 *   cartPredicate: 'customer.customerGroup.key = "trade" and lineItemTotal(true) >= "500.00 USD"',
 *   value: { type: 'relative' },
 *   stackingMode: 'Stacking',
 *   target: { type: 'lineItems', predicate: 'sku in ("A-1", "A-2")' },
 *   validFrom: null,
 *   validUntil: null,
 * }
 * const [redacted] = redactDiscounts([discount], { from: Date.now(), until: Date.now() })
 *
 * redacted?.cartPredicate // 'customer.customerGroup.key = "trade" and hidden'
 * redacted?.target?.predicate // 'hidden'
 * ```
 */
export const redactDiscounts = (
  discounts: readonly DatedDiscount[],
  period: { readonly from: number; readonly until: number },
): readonly AutomaticDiscount[] => {
  const valid = validDiscounts(discounts, period).map(redact)
  return [...new Map(valid.map((discount) => [JSON.stringify(discount), discount])).values()]
}
