import type { DeferredPaymentCode } from '@selvedge/cart-domain'
import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import type { RadioOption } from '@selvedge/ui-kit/RadioCards'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import type { ReactNode } from 'react'
import type { PaymentView } from '../../../../server/checkout/payment.ts'
import { m } from '../../../paraglide/messages.js'
import type { Fields } from '../../forms/createFields.ts'
import { cardBillingField } from './cardBillingField.ts'
import { paymentText } from './paymentText.ts'

/** Why Afterpay is not available for an order (spec §5, §8). */
const afterpayTexts = {
  AFTERPAY_INVALID_COUNTRY: m.afterpay_country,
  AFTERPAY_INVALID_CURRENCY: m.afterpay_currency,
  AFTERPAY_INVALID_AMOUNT: m.afterpay_amount,
  AFTERPAY_INVALID_ITEM_IN_CART: m.afterpay_item,
  BAD_REQUEST: m.afterpay_refused,
} satisfies Record<DeferredPaymentCode, () => string>

/** The payment methods as choices: the previous one first, unavailable ones last and with the reason. */
export const paymentChoices = (
  { chosen, declined, savedCards, kinds, afterpayRefused }: PaymentView,
  fields: Fields,
  cardFields: ReactNode,
): readonly RadioOption[] => {
  const open: Record<PaymentView['kinds'][number], RadioOption> = {
    card: { value: 'card', label: m.pay_card(), note: m.pay_card_note(), more: cardFields },
    paypal: { value: 'paypal', label: m.pay_paypal(), note: m.pay_paypal_note() },
    afterpay: { value: 'afterpay', label: m.pay_afterpay(), note: m.pay_afterpay_note() },
    'purchase-order': {
      value: 'purchase-order',
      label: m.pay_purchase_order(),
      note: m.pay_purchase_order_note(),
      more: <TextInput {...fields.field('purchaseOrder')} autoComplete="off" />,
    },
  }
  const keep = chosen && {
    value: 'keep',
    label: m.pay_keep({ what: paymentText(chosen) }),
    ...(declined ? { note: m.pay_keep_declined() } : {}),
  }
  return [
    ...(keep ? [keep] : []),
    ...savedCards.map(({ id, brand, last4, expires, nickname, billing }) => ({
      value: `saved:${id}`,
      label: nickname || m.pay_saved({ brand, last4 }),
      note: nickname ? m.card_ending({ brand, last4, expires }) : m.pay_expires({ expires }),
      ...(billing
        ? {
            more: (
              <Checkbox
                name={cardBillingField(id)}
                defaultChecked={fields.field(cardBillingField(id)).defaultValue === 'on'}
              >
                {m.pay_card_billing({ address: billing })}
              </Checkbox>
            ),
          }
        : {}),
    })),
    ...kinds.map((kind) => open[kind]),
    ...(afterpayRefused
      ? [{ ...open.afterpay, note: afterpayTexts[afterpayRefused](), disabled: true }]
      : []),
  ]
}
