import type { OrderPaymentPart } from '../../../server/account/orderPaymentParts.ts'
import { m } from '../../paraglide/messages.js'

const names = {
  card: m.pay_card,
  paypal: m.pay_paypal,
  afterpay: m.pay_afterpay,
  'store-credit': m.store_credit,
  'purchase-order': m.pay_purchase_order,
} as const

/** A part of a payment in words: its name, what happened to it and when, and its amount. */
export const orderPaymentText = (
  { kind, brand, last4, reference, outcome, refunded, at, amount }: OrderPaymentPart,
  formatDay: (at: string | undefined) => string,
) => {
  const date = formatDay(at)
  const notes = {
    authorised: kind === 'purchase-order' ? m.part_invoiced() : m.part_reserved(),
    charged: date ? m.part_charged_on({ date }) : m.part_charged(),
    released: m.part_released(),
    'partly-refunded': date
      ? m.part_partly_refunded_on({ amount: refunded, date })
      : m.part_partly_refunded({ amount: refunded }),
    refunded: date ? m.part_refunded_on({ date }) : m.part_refunded(),
  }
  return {
    name: last4 ? m.pay_saved({ brand, last4 }) : `${names[kind]()} ${reference}`.trim(),
    note: notes[outcome],
    amount,
  }
}
