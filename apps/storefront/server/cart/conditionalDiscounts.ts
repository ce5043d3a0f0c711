import type { ConditionalDiscounts } from '@selvedge/cart-domain'

/** What is read of a discount that the platform gives by itself. */
export type AutomaticDiscount = {
  readonly cartPredicate: string
  readonly value: { readonly type: string }
  readonly target?: { readonly type: string; readonly predicate?: string } | null
}

/** Who looks at which cart. */
export type Visit = {
  /** The key of the shopper's customer group, if they are in one. */
  readonly groupKey: string | undefined
  /** The keys of the product types in the cart. */
  readonly productTypes: readonly string[]
}

const ALWAYS = /^(true|1 ?= ?1)$/
const GROUP = /customer\.customerGroup\.key = "([^"]+)"/
const GROUP_ONLY = /^customer\.customerGroup\.key = "[^"]+"$/
const PRODUCT_TYPE = /(?:^|and )productType\.key = "([^"]+)"/
/** Conditions that are joined by "or", or turned around, say nothing for certain. */
const LOOSE = /\bor\b|\bnot\b/

/** A condition without what stands in brackets. */
const outermost = (predicate: string): string => {
  const less = predicate.replace(/\([^()]*\)/g, ' ')
  return less === predicate ? less : outermost(less)
}

const required = (predicate: string, condition: RegExp): string | undefined =>
  LOOSE.test(outermost(predicate)) ? undefined : condition.exec(outermost(predicate))?.[1]

const isForOthers = (
  { cartPredicate, target }: AutomaticDiscount,
  { groupKey, productTypes }: Visit,
): boolean => {
  const group = required(cartPredicate, GROUP)
  if (group !== undefined && group !== groupKey) return true
  const type = target?.predicate === undefined ? undefined : required(target.predicate, PRODUCT_TYPE)
  return type !== undefined && !productTypes.includes(type)
}

const isPlain = ({ cartPredicate, value, target }: AutomaticDiscount): boolean =>
  value.type === 'relative' &&
  (ALWAYS.test(cartPredicate) || GROUP_ONLY.test(cartPredicate)) &&
  (target?.type === 'shipping' ||
    (target?.type === 'lineItems' && !/quantity|price/i.test(target.predicate ?? '')))

/**
 * Whether a change of quantities could change which discounts a cart gets: what a prediction of its totals has to know.
 * A condition that is not understood counts as possible.
 */
export const conditionalDiscounts = (
  discounts: readonly AutomaticDiscount[],
  visit: Visit,
): ConditionalDiscounts =>
  discounts.every((discount) => isForOthers(discount, visit) || isPlain(discount)) ? 'none' : 'possible'
