import type { DeferredPaymentCode } from '@selvedge/cart-domain'
import type { ChosenView } from '../../../../server/checkout/paymentView.ts'
import { m } from '../../../paraglide/messages.js'

/** A chosen payment in a few words. */
export const paymentText = ({ kind, brand, last4, expires }: ChosenView): string => {
  if (kind === 'card') return m.card_ending({ brand, last4, expires })
  // The others say themselves what they are, e.g. "Purchase order 4711".
  return brand || m.pay_paypal()
}

/** Why Afterpay is not open for an order (spec §5, §8). */
export const afterpayText = (code: DeferredPaymentCode): string => {
  switch (code) {
    case 'AFTERPAY_INVALID_COUNTRY':
      return m.afterpay_country()
    case 'AFTERPAY_INVALID_CURRENCY':
      return m.afterpay_currency()
    case 'AFTERPAY_INVALID_AMOUNT':
      return m.afterpay_amount()
    case 'AFTERPAY_INVALID_ITEM_IN_CART':
      return m.afterpay_item()
    case 'BAD_REQUEST':
      return m.afterpay_refused()
  }
}
