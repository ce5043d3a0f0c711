import { randomUUID } from 'node:crypto'
import type { PastOrder } from '@selvedge/catalogue'
import { money } from '../engine/money/money.ts'
import type { Cart } from '../model/cart.ts'
import type { Customer } from '../model/customer.ts'
import type { Payment, Transaction } from '../model/payment.ts'

type Part = Pick<Payment['paymentMethodInfo'], 'paymentInterface' | 'method' | 'name'> & {
  readonly key: string
  readonly cents: number
}

const partsOf = (order: PastOrder, totalCents: number): readonly Part[] => {
  const key = `payment-${order.number.toLowerCase()}`
  if (order.purchaseOrderNumber)
    return [{ key, paymentInterface: 'PurchaseOrder', method: 'purchase-order', cents: totalCents }]
  const credit = order.creditCents ?? 0
  const card = {
    key,
    paymentInterface: 'stripe',
    method: 'card',
    name: { 'en-US': order.card ?? 'Visa 4242' },
    cents: totalCents - credit,
  }
  return credit === 0
    ? [card]
    : [
        card,
        { key: `${key}-credit`, paymentInterface: 'spoondollars', method: 'store-credit', cents: credit },
      ]
}

/**
 * The payments of a past order, which add up to its total; the payments of a cancelled order are refunded at `doneAt`.
 */
export const pastPayments = (
  cart: Cart,
  order: PastOrder,
  customer: Customer,
  [placedAt, doneAt]: readonly [placedAt: string, doneAt: string],
): Payment[] =>
  partsOf(order, (cart.taxedPrice?.totalGross ?? cart.totalPrice).centAmount).map(
    ({ key, cents, ...info }) => {
      const amount = money(cart.currency, cents)
      const transaction = (type: Transaction['type'], timestamp: string): Transaction => ({
        id: randomUUID(),
        type,
        state: 'Success',
        amount,
        timestamp,
        interactionId: `seed-${key}`,
      })
      return {
        id: randomUUID(),
        version: 1,
        createdAt: placedAt,
        lastModifiedAt: placedAt,
        key,
        customerId: customer.id,
        amountPlanned: amount,
        paymentMethodInfo: info,
        paymentStatus: {},
        transactions: [
          transaction(order.purchaseOrderNumber ? 'Authorization' : 'Charge', placedAt),
          ...(order.progress === 'cancelled' ? [transaction('Refund', doneAt)] : []),
        ],
      }
    },
  )
