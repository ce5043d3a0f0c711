import type { CheckoutStep } from '@selvedge/cart-domain'
import type { AddressFields, FormProblems } from '@selvedge/cart-domain/forms'
import type { OrderProblem } from '@selvedge/identity-client'
import type { CartProblem } from '../../../../server/cart/visitorCart.ts'
import type { FormResponse } from '../../forms/createFields.ts'

/**
 * Why a step of the checkout was refused.
 *
 * - `fields`: no error; the form is shown again for another country.
 * - `address`: no such address is known. `suggestion` is what is most likely meant; `key` names the address that it is
 *   about.
 * - `billing-edited`: the billing address was edited although the shipping address is selected. The shopper decides
 *   once which one counts.
 * - `credit-beside-order`: store credit for a part, and a purchase order for the rest (spec §5).
 * - `expired`: the session has ended. `connection`: the shop could not be reached.
 */
export type StepProblem =
  | { readonly kind: 'form'; readonly problems: FormProblems }
  | { readonly kind: 'cart'; readonly problem: CartProblem }
  | { readonly kind: 'address'; readonly key: string; readonly suggestion: AddressFields | undefined }
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

/** What was typed; passwords and cards are never returned. */
export type TypedValues = Readonly<Record<string, string>>

/** A refused step, with what was typed. */
export type RefusedStep = StepProblem & { readonly step: CheckoutStep; readonly values: TypedValues }

const secret = /password|cardToken|cardNumber|securityCode/i
/** Pressed buttons: showing the form again does not press them again. */
const buttons = ['addressChoice', 'addressFor', 'show']

/** What a shopper typed and selected in a form, to show or submit it again. */
export const typedValues = (form: FormData): TypedValues =>
  Object.fromEntries(
    [...form.entries()].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !secret.test(entry[0]) && !buttons.includes(entry[0]),
    ),
  )

/** The values and errors of a refused step's fields. */
export const refusedFormResponse = (refusal: RefusedStep | undefined): FormResponse | undefined =>
  refusal && { values: refusal.values, problems: refusal.kind === 'form' ? refusal.problems : {} }
