import { isPlusMembership, SUBSCRIPTIONS_KEY } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client/server'
import type { OrderProblem } from '../orderProblem.ts'

type Line = Cart['lineItems'][number]

/** The group that a Plus membership puts its customer in. */
export const PLUS_GROUP = 'plus'

/** Product type of everything that is paid again and again (spec §9). */
export const SUBSCRIPTIONS = SUBSCRIPTIONS_KEY

/** Whether a Plus membership is bought with this cart. */
export const hasPlus = (lines: readonly Line[]): boolean => lines.some(isPlusMembership)

/** Who buys: a guest, or a customer with the group whose prices they have. */
export type Buyer = { readonly groupKey: string | null } | 'guest'

/**
 * Whether a Plus membership may be bought so: alone, once, by nobody who has one (spec §5), and by somebody who can be given
 * it. A customer has one group, so that who trades would lose their own prices by it.
 */
export const plusProblem = (lines: readonly Line[], buyer: Buyer): OrderProblem | undefined => {
  if (!hasPlus(lines)) return undefined
  if (lines.reduce((units, { quantity }) => units + quantity, 0) > 1) return { kind: 'plus-alone' }
  if (buyer === 'guest') return { kind: 'plus-guest' }
  if (buyer.groupKey === null) return undefined
  return { kind: buyer.groupKey === PLUS_GROUP ? 'plus-active' : 'plus-trade' }
}
