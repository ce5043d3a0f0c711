/** The fields of a discount that decide which customers it is for. Predicates are in the platform's language. */
export type DiscountConditions = {
  readonly cartPredicate: string
  readonly target?: { readonly type: string; readonly predicate?: string } | null | undefined
}

/** The shopper and the cart that a discount is checked for. */
export type DiscountAudience = {
  /** The key of the shopper's customer group, if they are in one. */
  readonly groupKey: string | undefined
  /** The keys of the product types in the cart. */
  readonly productTypes: readonly string[]
}

const GROUP = /customer\.customerGroup\.key = "([^"]+)"/
const PRODUCT_TYPE = /(?:^|and )productType\.key = "([^"]+)"/
/** A condition that is negated or joined by "or" cannot show that a discount is inapplicable. */
const UNCERTAIN = /\bor\b|\bnot\b/

/** A predicate without its parts in parentheses. */
const outermost = (predicate: string): string => {
  const less = predicate.replace(/\([^()]*\)/g, ' ')
  return less === predicate ? less : outermost(less)
}

const required = (predicate: string, condition: RegExp): string | undefined => {
  const text = outermost(predicate)
  return UNCERTAIN.test(text) ? undefined : condition.exec(text)?.[1]
}

/** The key of the customer group that a cart predicate certainly requires. */
export const requiredGroup = (cartPredicate: string): string | undefined => required(cartPredicate, GROUP)

/** The key of the product type that the predicate of a target certainly requires. */
export const requiredProductType = (predicate: string | undefined): string | undefined =>
  predicate === undefined ? undefined : required(predicate, PRODUCT_TYPE)

/**
 * Whether a discount is certainly not for this cart: it is for another customer group, or for product types that the
 * cart does not contain. An unknown condition counts as applicable, so `false` promises nothing.
 *
 * @example
 * ```ts
 * import { isDiscountInapplicable } from '@selvedge/cart-domain'
 *
 * const forTrade = { cartPredicate: 'customer.customerGroup.key = "trade"' }
 *
 * isDiscountInapplicable(forTrade, { groupKey: undefined, productTypes: [] }) // true
 * isDiscountInapplicable({ cartPredicate: 'true' }, { groupKey: undefined, productTypes: [] }) // false
 * ```
 */
export const isDiscountInapplicable = (
  { cartPredicate, target }: DiscountConditions,
  { groupKey, productTypes }: DiscountAudience,
): boolean => {
  const group = requiredGroup(cartPredicate)
  if (group !== undefined && group !== groupKey) return true
  const type = requiredProductType(target?.predicate)
  return type !== undefined && !productTypes.includes(type)
}
