import type { RadioOption } from '@selvedge/ui-kit/RadioCards'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import type { ReactNode } from 'react'
import type { PaymentView } from '../../../../server/checkout/paymentView.ts'
import { m } from '../../../paraglide/messages.js'
import type { createFields } from '../../forms/createFields.ts'
import { afterpayText, paymentText } from './paymentText.ts'

type Fields = ReturnType<typeof createFields>

/** The ways to pay as choices, what was chosen before first, what is not open last and with the reason. */
export const paymentChoices = (
  payment: PaymentView,
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
  return [
    ...(payment.chosen
      ? [
          {
            value: 'keep',
            label: m.pay_keep({ what: paymentText(payment.chosen) }),
            ...(payment.declined ? { note: m.pay_keep_declined() } : {}),
          },
        ]
      : []),
    ...payment.savedCards.map(({ id, brand, last4, expires, nickname }) => ({
      value: `saved:${id}`,
      label: nickname || m.pay_saved({ brand, last4 }),
      note: nickname ? m.card_ending({ brand, last4, expires }) : m.pay_expires({ expires }),
    })),
    ...payment.kinds.map((kind) => open[kind]),
    ...(payment.afterpayRefused
      ? [
          {
            value: 'afterpay',
            label: m.pay_afterpay(),
            note: afterpayText(payment.afterpayRefused),
            disabled: true,
          },
        ]
      : []),
  ]
}
