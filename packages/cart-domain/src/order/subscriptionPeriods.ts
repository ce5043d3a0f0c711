import type { LineItemLike } from '../cart/cartLike.ts'
import { lineAttributeText } from '../line/attributeText.ts'
import { isPlusMembership, isSubscription } from '../line/subscriptions.ts'

/** The fields of an order that the rule reads. Times are ISO 8601. */
export type SubscriptionOrderLike = {
  readonly orderNumber: string | null
  readonly createdAt: string
  readonly orderState: string
  readonly paymentState?: string | null | undefined
  /**
   * Whether the order is a renewal. Its period begins at the end of the former one, even when that was some days ago.
   */
  readonly isRenewal?: boolean | undefined
  readonly lineItems: readonly (Pick<
    LineItemLike,
    'name' | 'productKey' | 'productType' | 'custom' | 'variant' | 'quantity'
  > & { readonly totalPrice: { readonly centAmount: number; readonly currencyCode: string } | null })[]
}

/** A paid period of a subscription. Times are ISO 8601, the amount is in cents. */
export type SubscriptionPeriod = {
  readonly name: string
  readonly isPlus: boolean
  readonly orderNumber: string
  readonly startsAt: string
  readonly endsAt: string
  readonly cents: number
  readonly currency: string
}

/** The same day some months later, or the last day of that month when the month is shorter. */
const addMonths = (at: Date, months: number): Date => {
  const moved = new Date(at)
  moved.setUTCMonth(at.getUTCMonth() + months)
  if (moved.getUTCDate() !== at.getUTCDate()) moved.setUTCDate(0)
  return moved
}

/** The months of a variant's `duration`, such as `12 months`; 0 for any other text. */
const monthsOf = (duration: string): number => {
  const [, count, unit] = /^(\d{1,3}) (month|year)s?$/i.exec(duration.trim()) ?? []
  return Number(count ?? 0) * (unit?.toLowerCase() === 'year' ? 12 : 1)
}

/**
 * Returns the periods of subscriptions that a customer's orders paid for, the oldest first. A period that is bought
 * while another period of the same name is running begins when the running period ends; so does a renewal. Cancelled
 * orders and orders whose payment failed have no periods.
 *
 * @example
 * ```ts
 * import { subscriptionPeriods } from '@selvedge/cart-domain/server'
 *
 * subscriptionPeriods([]) // []
 * ```
 */
export const subscriptionPeriods = (orders: readonly SubscriptionOrderLike[]): SubscriptionPeriod[] => {
  const ends = new Map<string, string>()
  return [...orders]
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    .filter(({ orderState, paymentState }) => orderState !== 'Cancelled' && paymentState !== 'Failed')
    .flatMap(({ orderNumber, createdAt, isRenewal, lineItems }) =>
      lineItems.filter(isSubscription).flatMap((line) => {
        const months = monthsOf(lineAttributeText(line, 'duration')) * line.quantity
        if (!orderNumber || months === 0 || !line.totalPrice) return []
        const name = lineAttributeText(line, 'subscription-name') || (line.name ?? '')
        const earlier = ends.get(name)
        const startsAt = earlier && (isRenewal || earlier > createdAt) ? earlier : createdAt
        const endsAt = addMonths(new Date(startsAt), months).toISOString()
        ends.set(name, endsAt)
        const { centAmount: cents, currencyCode: currency } = line.totalPrice
        return [{ name, isPlus: isPlusMembership(line), orderNumber, startsAt, endsAt, cents, currency }]
      }),
    )
}
