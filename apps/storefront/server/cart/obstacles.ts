import {
  type CartLike,
  cartProblems,
  cartTotals,
  isPlusMembership,
  type MoneyLike,
  minimumAmount,
} from '@selvedge/cart-domain'
import type { LocaleCode } from '@selvedge/commerce-client'
import { formatCents } from '../../app/i18n/money.ts'
import type { Obstacle } from './cartViews.ts'

/** What the rules of a cart ask besides the cart. */
export type Rules = {
  readonly isPlusMember: boolean
  /** Why the shopper can be given no Plus membership. */
  readonly cannotJoin?: 'guest' | 'trade' | undefined
  /** The smallest orders of the site, a currency each. */
  readonly minimums: readonly MoneyLike[]
  readonly locale: LocaleCode
}

const belowMinimum = (cart: CartLike, { minimums, locale }: Rules): Obstacle[] => {
  const { currencyCode, subtotal, discount } = cartTotals(cart)
  // What is bought counts, whatever its delivery and its taxes: those change on the way to the review.
  const goods = { currencyCode, centAmount: subtotal - discount }
  const minimum = minimums.find((amount) => amount.currencyCode === currencyCode)
  if (!minimum || minimumAmount(goods, minimums) !== 'below') return []
  return [
    {
      kind: 'below-minimum',
      minimum: formatCents(minimum.centAmount, currencyCode, locale),
      missing: formatCents(minimum.centAmount - goods.centAmount, currencyCode, locale),
    },
  ]
}

/** Why a cart cannot go on to checkout, and at which lines; nothing when it may (spec §5). */
export const obstaclesOf = (cart: CartLike, rules: Rules): Obstacle[] => [
  ...cartProblems(cart, rules).flatMap((problem): Obstacle[] => {
    if (problem.kind === 'empty') return []
    const lineItemIds =
      problem.kind === 'unavailable'
        ? problem.lineItemIds
        : cart.lineItems.filter(isPlusMembership).map(({ id }) => id)
    return [{ kind: problem.kind, lineItemIds }]
  }),
  ...(cart.lineItems.length > 0 ? belowMinimum(cart, rules) : []),
]
