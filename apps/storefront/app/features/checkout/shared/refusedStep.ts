import type { CheckoutStep } from '@selvedge/cart-domain'
import type { FormProblems } from '@selvedge/cart-domain/forms'
import type { OrderProblem } from '@selvedge/identity-client'
import type { CartProblem } from '../../../../server/cart/visitorCart.ts'
import type { AddressProblem } from '../../address/checkAddress.server.ts'
import type { FormResponse } from '../../forms/createFields.ts'
import type { TypedValues } from '../../forms/typedValues.ts'

/**
 * Why a step of the checkout was refused.
 *
 * - `fields`: nothing is wrong; another country was chosen, and the form is shown again with its fields.
 * - `billing-edited`: the billing address was edited although the shipping address is selected. The shopper has to
 *   choose one of them.
 * - `credit-beside-order`: store credit for a part, and a purchase order for the rest (spec §5).
 * - `expired`: the session has ended. `connection`: the shop could not be reached.
 */
export type StepProblem =
  | { readonly kind: 'form'; readonly problems: FormProblems }
  | { readonly kind: 'cart'; readonly problem: CartProblem }
  | AddressProblem
  | { readonly kind: 'order'; readonly problem: OrderProblem }
  | {
      readonly kind:
        | 'fields'
        | 'methods'
        | 'rates'
        | 'no-delivery'
        | 'card'
        | 'deferred'
        | 'agreement'
        | 'billing-edited'
        | 'credit-beside-order'
        | 'payment-missing'
        | 'payment-empty'
        | 'checkout-empty'
        | 'expired'
        | 'connection'
        | 'unavailable'
    }

/** A refused step, with its message and what was typed. */
export type RefusedStep = StepProblem & {
  readonly step: CheckoutStep
  readonly message: string
  readonly values: TypedValues
}

/** The values and errors of a refused step's fields. */
export const refusedFormResponse = (refusal: RefusedStep | undefined): FormResponse | undefined =>
  refusal && { values: refusal.values, problems: refusal.kind === 'form' ? refusal.problems : {} }
