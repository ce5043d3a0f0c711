import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import type { RadioOption } from '@selvedge/ui-kit/RadioCards'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import type { ReactNode } from 'react'
import type { PaymentView } from '../../../../server/checkout/payment.ts'
import { m } from '../../../paraglide/messages.js'
import type { Fields } from '../../forms/createFields.ts'
import { cardBillingField } from './cardBillingField.ts'

/** The payment methods as choices: the previous one first, unavailable ones last and with the reason. */
export const paymentChoices = (
  { chosen, declined, savedCards, kinds, afterpayRefused }: PaymentView,
  fields: Fields,
  cardFields: ReactNode,
  signedIn: boolean,
): readonly RadioOption[] => {
  const open: Record<PaymentView['kinds'][number], RadioOption> = {
    card: { value: 'card', label: m.pay_card(), note: m.pay_card_note(), more: cardFields },
    paypal: {
      value: 'paypal',
      label: m.pay_paypal(),
      note: m.pay_paypal_note(),
      more: signedIn ? <Checkbox name="savePayPal">{m.pay_save_paypal()}</Checkbox> : undefined,
    },
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
    label: m.pay_keep({ what: chosen.text }),
    ...(declined ? { note: m.pay_keep_declined() } : {}),
  }
  return [
    ...(keep ? [keep] : []),
    ...savedCards.map(({ id, label, note, billing }) => ({
      value: `saved:${id}`,
      label,
      note,
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
    ...(afterpayRefused ? [{ ...open.afterpay, note: afterpayRefused, disabled: true }] : []),
  ]
}
