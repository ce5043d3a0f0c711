import type { LineItemLike } from '../cart/cartLike.ts'
import { isReturnable, RETURN_DAYS } from '../defaults/defaults.ts'
import { isSubscription } from '../line/subscriptions.ts'
import { type OrderStates, orderStatus } from './orderStatus.ts'

type Cents = { readonly centAmount: number }
type Taxed = { readonly totalGross: Cents } | null

/** The fields of an order that the rules read. Times are ISO 8601. */
export type ReturnableOrderLike = OrderStates & {
  readonly createdAt: string
  readonly completedAt?: string | null | undefined
  readonly totalPrice: Cents
  readonly taxedPrice?: Taxed | undefined
  readonly taxedShippingPrice?: Taxed | undefined
  readonly shippingInfo?:
    | {
        readonly price?: Cents | undefined
        readonly discountedPrice?: { readonly value: Cents } | null | undefined
        readonly deliveries?: readonly { readonly createdAt: string }[] | null | undefined
      }
    | null
    | undefined
  readonly lineItems: readonly (Pick<
    LineItemLike,
    'name' | 'productKey' | 'productType' | 'custom' | 'variant' | 'quantity'
  > & { readonly id: string; readonly totalPrice: Cents | null; readonly taxedPrice?: Taxed | undefined })[]
  readonly returnInfo?:
    | readonly {
        readonly items: readonly { readonly lineItemId?: string | undefined; readonly quantity: number }[]
      }[]
    | null
    | undefined
}

/** Units of a line of an order. */
export type ReturnUnits = { readonly lineItemId: string; readonly quantity: number }

type Line = ReturnableOrderLike['lineItems'][number]

/**
 * Returns when an order was delivered. If that is not recorded, it returns when the last parcel was sent, or else
 * when the order was placed.
 */
const deliveredAt = ({ completedAt, shippingInfo, createdAt }: ReturnableOrderLike): string =>
  completedAt ??
  (shippingInfo?.deliveries ?? [])
    .map((delivery) => delivery.createdAt)
    .sort()
    .at(-1) ??
  createdAt

/**
 * Returns the time until which lines of an order can be sent back: the end of the 45th day (UTC) after the delivery,
 * spec §9. `undefined` for an order that is not delivered.
 *
 * @example
 * ```ts
 * import { returnableUntil } from '@selvedge/cart-domain/server'
 *
 * returnableUntil({
 *   orderState: 'Complete',
 *   shipmentState: 'Delivered',
 *   createdAt: '2026-10-01T09:00:00.000Z',
 *   completedAt: '2026-10-08T09:00:00.000Z',
 *   totalPrice: { centAmount: 0 },
 *   lineItems: [],
 * }) // 2026-11-22T23:59:59.999Z
 * ```
 */
export const returnableUntil = (order: ReturnableOrderLike): Date | undefined => {
  if (orderStatus(order) !== 'Delivered') return undefined
  const end = new Date(deliveredAt(order))
  end.setUTCDate(end.getUTCDate() + RETURN_DAYS)
  end.setUTCHours(23, 59, 59, 999)
  return end
}

const unitsOf = (
  items: readonly { readonly lineItemId?: string | undefined; readonly quantity: number }[],
  id: string,
) => items.reduce((sum, { lineItemId, quantity }) => sum + (lineItemId === id ? quantity : 0), 0)

/** Whether a line can be returned at all: subscriptions and free gifts cannot. */
const isGoods = (line: Line): boolean => !isSubscription(line) && (line.totalPrice?.centAmount ?? 0) > 0

/**
 * Returns the units of an order that can be returned now, by line: all goods, also those that were cut or printed to order, minus those
 * that a return contains already. Empty before the delivery and after 45 days.
 *
 * @example
 * ```ts
 * import { returnableUnits } from '@selvedge/cart-domain/server'
 *
 * const order = {
 *   orderState: 'Confirmed',
 *   shipmentState: 'Shipped',
 *   createdAt: '2026-10-01T09:00:00.000Z',
 *   totalPrice: { centAmount: 0 },
 *   lineItems: [],
 * }
 * returnableUnits(order, new Date()) // []
 * ```
 */
export const returnableUnits = (order: ReturnableOrderLike, now: Date): readonly ReturnUnits[] => {
  if (orderStatus(order) !== 'Delivered' || !isReturnable(new Date(deliveredAt(order)), now)) return []
  const returned = (order.returnInfo ?? []).flatMap(({ items }) => items)
  return order.lineItems
    .filter(isGoods)
    .map(({ id, quantity }) => ({ lineItemId: id, quantity: quantity - unitsOf(returned, id) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Why units of an order cannot be returned. */
export type ReturnProblem = 'not-delivered' | 'too-late' | 'nothing-chosen' | 'not-returnable' | 'too-many'

/**
 * Returns why units of an order cannot be returned, or `undefined` when they can be.
 *
 * @example
 * ```ts
 * import { returnProblem } from '@selvedge/cart-domain/server'
 *
 * const order = {
 *   orderState: 'Confirmed',
 *   shipmentState: 'Shipped',
 *   createdAt: '2026-10-01T09:00:00.000Z',
 *   totalPrice: { centAmount: 0 },
 *   lineItems: [],
 * }
 * returnProblem(order, [], new Date()) // 'not-delivered'
 * ```
 */
export const returnProblem = (
  order: ReturnableOrderLike,
  units: readonly ReturnUnits[],
  now: Date,
): ReturnProblem | undefined => {
  if (orderStatus(order) !== 'Delivered') return 'not-delivered'
  if (!isReturnable(new Date(deliveredAt(order)), now)) return 'too-late'
  if (units.length === 0) return 'nothing-chosen'
  const left = returnableUnits(order, now)
  const goods = new Set(order.lineItems.filter(isGoods).map(({ id }) => id))
  if (units.some(({ lineItemId }) => !goods.has(lineItemId))) return 'not-returnable'
  return units.some(
    ({ lineItemId, quantity }) =>
      !Number.isInteger(quantity) || quantity < 1 || unitsOf(units, lineItemId) > unitsOf(left, lineItemId),
  )
    ? 'too-many'
    : undefined
}

/** The statuses of a return. */
export const returnStatuses = ['Requested', 'Received', 'Refunded', 'Declined'] as const
/** The status of a return. */
export type ReturnStatus = (typeof returnStatuses)[number]

/**
 * Returns the status of a return from the platform’s two states of its items. Items of one return change together.
 *
 * @example
 * ```ts
 * import { returnStatus } from '@selvedge/cart-domain/server'
 *
 * returnStatus([{ shipmentState: 'Advised', paymentState: 'NonRefundable' }]) // 'Requested'
 * ```
 */
export const returnStatus = (
  items: readonly { readonly shipmentState: string; readonly paymentState: string }[],
): ReturnStatus => {
  const isRefunded = items.some(({ paymentState }) => paymentState === 'Refunded')
  if (isRefunded) return 'Refunded'
  if (items.some(({ paymentState }) => paymentState === 'NotRefunded')) return 'Declined'
  return items.some(({ shipmentState }) => shipmentState === 'Advised') ? 'Requested' : 'Received'
}

const grossOf = ({ taxedPrice, totalPrice }: Pick<Line, 'taxedPrice' | 'totalPrice'>): number =>
  taxedPrice?.totalGross.centAmount ?? totalPrice?.centAmount ?? 0

const shippingOf = ({ taxedShippingPrice, shippingInfo }: ReturnableOrderLike): number =>
  taxedShippingPrice?.totalGross.centAmount ??
  shippingInfo?.discountedPrice?.value.centAmount ??
  shippingInfo?.price?.centAmount ??
  0

/**
 * The part of an amount, in cents, for the first `units` of `all` units. The part for later units is the difference of
 * two such results, so that all parts add up to the whole amount.
 */
const share = (cents: number, units: number, all: number): number => Math.floor((cents * units) / all)

/**
 * Returns the cents to refund for units of an order, with tax and after discounts; shipping is not refunded. `before` are the units that
 * were refunded already, so that returns in parts add up to the price of the line.
 *
 * @example
 * ```ts
 * import { refundCents } from '@selvedge/cart-domain/server'
 *
 * const line = { id: 'a', quantity: 3, name: 'Tea towel', totalPrice: { centAmount: 1000 }, productType: null, custom: null, variant: null }
 * const order = {
 *   orderState: 'Complete',
 *   shipmentState: 'Delivered',
 *   createdAt: '2026-10-01T09:00:00.000Z',
 *   totalPrice: { centAmount: 1000 },
 *   lineItems: [line],
 * }
 * refundCents(order, [{ lineItemId: 'a', quantity: 1 }], []) // 333
 * refundCents(order, [{ lineItemId: 'a', quantity: 2 }], [{ lineItemId: 'a', quantity: 1 }]) // 667
 * ```
 */
export const refundCents = (
  order: ReturnableOrderLike,
  units: readonly ReturnUnits[],
  before: readonly ReturnUnits[],
): number => {
  const gross = order.lineItems.reduce((sum, line) => sum + grossOf(line), 0)
  // A discount on the whole order is in its total, but not in the prices of its lines.
  const paid = Math.max(0, (order.taxedPrice?.totalGross ?? order.totalPrice).centAmount - shippingOf(order))
  let precedingGross = 0
  let cents = 0
  for (const line of order.lineItems) {
    const price =
      gross === 0
        ? 0
        : share(paid, precedingGross + grossOf(line), gross) - share(paid, precedingGross, gross)
    precedingGross += grossOf(line)
    const earlier = unitsOf(before, line.id)
    const all = earlier + unitsOf(units, line.id)
    cents += share(price, all, line.quantity) - share(price, earlier, line.quantity)
  }
  return cents
}
