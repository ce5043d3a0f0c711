/** What is read of a discount to tell whom it is for. */
export type Conditions = {
  readonly cartPredicate: string
  readonly target?: { readonly type: string; readonly predicate?: string } | null
}

/** Who looks at which cart. */
export type Visit = {
  /** The key of the shopper's customer group, if they are in one. */
  readonly groupKey: string | undefined
  /** The keys of the product types in the cart. */
  readonly productTypes: readonly string[]
}

const GROUP = /customer\.customerGroup\.key = "([^"]+)"/
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

/** Whether a discount is for another customer group, or for things that the cart has none of. */
export const isForOthers = (
  { cartPredicate, target }: Conditions,
  { groupKey, productTypes }: Visit,
): boolean => {
  const group = required(cartPredicate, GROUP)
  if (group !== undefined && group !== groupKey) return true
  const type = target?.predicate === undefined ? undefined : required(target.predicate, PRODUCT_TYPE)
  return type !== undefined && !productTypes.includes(type)
}
