import { type PastOrder, pastOrders } from '@selvedge/catalogue'
import { createCart } from '../carts/createCart.ts'
import type { CartDeps } from '../carts/loadPricingContext.ts'
import { updateCart } from '../carts/updateCart.ts'
import { unwrap } from '../graphql/platformError.ts'
import type { Customer } from '../model/customer.ts'
import type { Order } from '../model/order.ts'
import { createOrder } from '../orders/createOrder.ts'
import { applyOrderActions, type OrderAction } from '../orders/orderActions.ts'
import { orderStore, paymentStore } from '../store/stores.ts'
import { pastPayments } from './pastPayments.ts'

const dayMs = 86_400_000

/** The update actions of a past order, each group with the number of days after the order was placed. */
const changesOf = (
  past: PastOrder,
  order: Order,
  returnedAt: Date,
): (readonly [days: number, actions: OrderAction[]])[] => {
  const { progress, sentAfter, doneAfter, returned, parcels = [] } = past
  const itemsOf = (lines: readonly number[]) =>
    lines.flatMap((at) => {
      const line = order.lineItems[at]
      return line ? [{ id: line.id, quantity: line.quantity }] : []
    })
  return [
    ...(sentAfter === undefined
      ? []
      : [
          [
            sentAfter,
            [
              {
                addDelivery: {
                  items: itemsOf(parcels.flatMap(({ lines }) => lines)),
                  parcels: parcels.map(({ carrier, trackingId, lines, grams }) => ({
                    items: itemsOf(lines),
                    measurements: { weightInGram: grams },
                    trackingData: { carrier, trackingId, isReturn: false },
                  })),
                },
              },
              { changeShipmentState: { shipmentState: 'Shipped' } },
            ] satisfies OrderAction[],
          ] as const,
        ]),
    ...(progress === 'delivered'
      ? [
          [
            doneAfter ?? 0,
            [
              { changeShipmentState: { shipmentState: 'Delivered' } },
              { changeOrderState: { orderState: 'Complete' } },
            ] satisfies OrderAction[],
          ] as const,
        ]
      : []),
    ...(returned
      ? [
          [
            returned.after,
            [
              {
                addReturnInfo: {
                  returnTrackingId: `${past.number}-R1`,
                  returnDate: returnedAt.toISOString(),
                  items: returned.lines.flatMap(([at, quantity]) => {
                    const line = order.lineItems[at]
                    return line
                      ? [
                          {
                            lineItemId: line.id,
                            quantity,
                            comment: returned.reason,
                            shipmentState: 'Advised' as const,
                          },
                        ]
                      : []
                  }),
                },
              },
            ] satisfies OrderAction[],
          ] as const,
        ]
      : []),
    ...(progress === 'cancelled'
      ? [
          [
            doneAfter ?? 0,
            [
              { changeOrderState: { orderState: 'Cancelled' } },
              { changeShipmentState: { shipmentState: 'Canceled' } },
              { changePaymentState: { paymentState: 'CreditOwed' } },
            ] satisfies OrderAction[],
          ] as const,
        ]
      : []),
  ]
}

const placePastOrder = async (
  deps: Omit<CartDeps, 'now'>,
  past: PastOrder,
  customer: Customer,
  today: Date,
): Promise<void> => {
  const [address] = customer.addresses
  if (!address) return
  const dayAfter = (days: number): Date => new Date(today.getTime() - (past.daysAgo - days) * dayMs)
  const then = { ...deps, now: () => dayAfter(0) }
  const gift = past.gift
  const cart = await createCart(then, {
    currency: past.currency,
    country: address.country,
    locale: customer.locale ?? 'en-US',
    customerId: customer.id,
    customerEmail: customer.email,
    lineItems: past.lines.map(([sku, quantity]) => ({ sku, quantity })),
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: { key: past.method },
    ...(gift && {
      custom: {
        typeKey: 'order-details',
        fields: (
          [
            ['giftTo', gift.to],
            ['giftFrom', gift.from],
            ['giftMessage', gift.message],
          ] as const
        ).map(([name, text]) => ({ name, value: JSON.stringify(text) })),
      },
    }),
  })
  const payments = pastPayments(cart, past, customer, [
    dayAfter(0).toISOString(),
    dayAfter(past.doneAfter ?? 0).toISOString(),
  ])
  for (const payment of payments) await paymentStore.insert(deps.db, payment)
  const paid = await updateCart(
    then,
    cart,
    cart.version,
    payments.map(({ id }) => ({ addPayment: { payment: { id } } })),
    () => true,
  )
  let order = await createOrder(then, paid, {
    version: paid.version,
    orderNumber: past.number,
    orderState: 'Confirmed',
    shipmentState: 'Pending',
    paymentState: past.purchaseOrderNumber ? 'BalanceDue' : 'Paid',
    ...(past.purchaseOrderNumber && { purchaseOrderNumber: past.purchaseOrderNumber }),
  })
  for (const [days, actions] of changesOf(past, order, dayAfter(past.returned?.after ?? 0))) {
    const now = dayAfter(days)
    const changed = applyOrderActions(order, actions, {
      reference: await deps.reference(),
      payments: new Map(),
      now,
    })
    order = await orderStore.save(deps.db, order, unwrap(changed), now)
  }
}

/**
 * Places the past orders of the seeded customers with the functions that place real orders, and dates them back from
 * `now`.
 */
export const insertPastOrders = async (
  deps: Omit<CartDeps, 'now'>,
  customers: readonly Customer[],
  now: Date,
): Promise<void> => {
  for (const past of pastOrders) {
    const customer = customers.find((c) => c.email === past.email)
    if (customer) await placePastOrder(deps, past, customer, now)
  }
}
