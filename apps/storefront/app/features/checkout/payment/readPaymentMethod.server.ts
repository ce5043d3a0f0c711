import { purchaseOrderSchema, readForm } from '@selvedge/cart-domain/forms'
import type { PaymentMethod } from '@selvedge/identity-client'
import type { StepProblem } from '../shared/refusedStep.ts'

/**
 * The payment method that was selected in the form. `problem` names an input that is missing; a missing input does not
 * matter when store credit covers everything.
 */
export type PaymentMethodInput = {
  readonly method: PaymentMethod
  readonly problem: StepProblem
  /** Whether the payment that is entered on the provider's page is saved for later orders. */
  readonly isSaved?: boolean
}

type Page = Extract<PaymentMethod, { kind: 'page' }>['page']

const paymentMissing: StepProblem = { kind: 'payment-missing' }
const lacking = (problem: StepProblem): PaymentMethodInput => ({ method: { kind: 'none' }, problem })
const chosen = (method: PaymentMethod): PaymentMethodInput => ({ method, problem: paymentMissing })
const pageOf = (page: Page, isSaved: boolean): PaymentMethodInput => ({
  ...chosen({ kind: 'page', page }),
  isSaved,
})

/**
 * Reads the payment method of the payment step. Without JavaScript a card has no token, and the shopper enters it on
 * the provider's page.
 */
export const readPaymentMethod = (form: FormData): PaymentMethodInput => {
  const method = form.get('method')
  if (typeof method !== 'string' || method === '') return lacking(paymentMissing)
  if (method === 'keep') return chosen({ kind: 'keep' })
  if (method === 'paypal') return pageOf(method, form.get('savePayPal') === 'on')
  if (method === 'afterpay') return pageOf(method, false)
  if (method.startsWith('saved:')) return chosen({ kind: 'saved-card', id: method.slice('saved:'.length) })
  if (method === 'purchase-order') {
    const order = readForm(purchaseOrderSchema, [...form.entries()])
    return order.ok
      ? chosen({ kind: 'purchase-order', number: order.value.purchaseOrder })
      : lacking({ kind: 'form', problems: order.problems })
  }
  const token = form.get('cardToken')
  const save = form.get('saveCard') === 'on'
  return typeof token === 'string' && token !== ''
    ? chosen({ kind: 'card', token, save })
    : pageOf('card', save)
}
