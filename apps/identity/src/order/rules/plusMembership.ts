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

/** Whether a Plus membership may be bought so: alone, once, and by nobody who has one (spec §5). */
export const plusProblem = (lines: readonly Line[], groupKey: string | null): OrderProblem | undefined => {
  if (!hasPlus(lines)) return undefined
  if (lines.reduce((units, { quantity }) => units + quantity, 0) > 1) return { kind: 'plus-alone' }
  return groupKey === PLUS_GROUP ? { kind: 'plus-active' } : undefined
}
