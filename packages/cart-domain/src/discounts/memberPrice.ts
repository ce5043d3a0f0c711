import type { DiscountConditions } from './isDiscountInapplicable.ts'

/**
 * A discount that the platform applies without a code. `permyriad` is the size of a relative discount: 1,000 are 10 %. It is
 * missing for other discounts, and in the public list of the identity service, from which no price can be calculated.
 */
export type MemberDiscount = DiscountConditions & {
  readonly value: { readonly type: string; readonly permyriad?: number }
}

const MEMBERS = /^customer\.customerGroup\.key = "([^"]+)"$/
const EVERY_LINE = /^(true|1 ?= ?1)$/
const ONE_TYPE = /^productType\.key (!?=) "([^"]+)"$/

/**
 * Whether a predicate of lines is certainly true for products of a type. The result is `false` for an unknown
 * predicate.
 */
const appliesTo = (predicate: string, productType: string): boolean => {
  if (EVERY_LINE.test(predicate)) return true
  const [, operator, type] = ONE_TYPE.exec(predicate) ?? []
  return operator === '=' ? type === productType : operator === '!=' && type !== productType
}

const halfToEven = (value: bigint, divisor: bigint): bigint => {
  const floor = value / divisor
  const twice = (value % divisor) * 2n
  return twice > divisor || (twice === divisor && floor % 2n === 1n) ? floor + 1n : floor
}

/**
 * Returns the price of one item, in cents, for members of a customer group; `undefined` when they pay the same. It
 * includes only relative discounts that certainly apply to every cart of the members and to every product of the type.
 * Each discount is rounded as on the platform, a half cent to the even cent.
 *
 * @param cents The price without the discounts, at least 0.
 *
 * @example
 * ```ts
 * import { memberPrice } from '@selvedge/cart-domain/server'
 *
 * const discounts = [
 *   {
 *     cartPredicate: 'customer.customerGroup.key = "plus"',
 *     value: { type: 'relative', permyriad: 1_000 },
 *     target: { type: 'lineItems', predicate: 'productType.key != "subscriptions"' },
 *   },
 * ]
 *
 * memberPrice(1_850, { groupKey: 'plus', productType: 'fabric' }, discounts) // 1665
 * memberPrice(1_850, { groupKey: 'plus', productType: 'subscriptions' }, discounts) // undefined
 * ```
 */
export const memberPrice = (
  cents: number,
  { groupKey, productType }: { readonly groupKey: string; readonly productType: string },
  discounts: readonly MemberDiscount[],
): number | undefined => {
  const price = discounts
    .filter(
      ({ cartPredicate, target, value }) =>
        value.type === 'relative' &&
        MEMBERS.exec(cartPredicate)?.[1] === groupKey &&
        target?.type === 'lineItems' &&
        appliesTo(target.predicate ?? '', productType),
    )
    .reduce(
      (rest, { value: { permyriad = 0 } }) => halfToEven(rest * BigInt(10_000 - permyriad), 10_000n),
      BigInt(cents),
    )
  return Number(price) < cents ? Number(price) : undefined
}
