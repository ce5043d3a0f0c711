import { isPlusMembership, SUBSCRIPTIONS_KEY } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client/server'
import type { OrderProblem } from '../orderProblem.ts'

type Line = Cart['lineItems'][number]

/** The customer group of Plus members. */
export const PLUS_GROUP = 'plus'

/** The product type of subscriptions (spec §9). */
export const SUBSCRIPTIONS = SUBSCRIPTIONS_KEY

/** Whether the cart contains a Plus membership. */
export const hasPlus = (lines: readonly Line[]): boolean => lines.some(isPlusMembership)

/** The buyer: a guest, or a customer with the group that determines their prices. */
export type Buyer = { readonly groupKey: string | null } | 'guest'

/**
 * Why a Plus membership cannot be bought; `undefined` when it can. It has to be alone in the cart, once, and the
 * buyer has to be a customer who is not a member yet (spec §5). Trade members cannot buy it: a customer has one
 * group, so they would lose their trade prices.
 */
export const plusProblem = (lines: readonly Line[], buyer: Buyer): OrderProblem | undefined => {
  if (!hasPlus(lines)) return undefined
  if (lines.reduce((units, { quantity }) => units + quantity, 0) > 1) return { kind: 'plus-alone' }
  if (buyer === 'guest') return { kind: 'plus-guest' }
  if (buyer.groupKey === null) return undefined
  return { kind: buyer.groupKey === PLUS_GROUP ? 'plus-active' : 'plus-trade' }
}
