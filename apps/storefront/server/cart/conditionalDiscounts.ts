import type { ConditionalDiscounts } from '@selvedge/cart-domain'
import { type Conditions, isForOthers, type Visit } from './isForOthers.ts'

/** What is read of a discount that the platform gives by itself. */
export type AutomaticDiscount = Conditions & { readonly value: { readonly type: string } }

const ALWAYS = /^(true|1 ?= ?1)$/
const GROUP_ONLY = /^customer\.customerGroup\.key = "[^"]+"$/

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
