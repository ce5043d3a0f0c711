import type { CheckoutStep } from '@selvedge/cart-domain'
import type { FormProblems } from '@selvedge/cart-domain/forms'
import type { OrderProblem } from '@selvedge/identity-client'
import type { CartProblem } from '../../../../server/cart/cartProblem.ts'
import type { AddressView } from '../../../../server/checkout/addressView.ts'

/**
 * Why a step of the checkout was not taken.
 *
 * - `fields`: nothing is wrong; the form is shown anew for another country.
 * - `address`: the address is unlike any that is known. `suggestion` is what is most likely meant; `key` names the address
 *   that the answer is about.
 * - `billing-edited`: the billing address was changed, and said to be the shipping address. It is asked once which counts.
 * - `credit-beside-order`: store credit was to pay a part, and a purchase order the rest (spec §5).
 * - `expired`: the session has ended. `connection`: the shop could not be reached.
 */
export type StepProblem =
  | { readonly kind: 'form'; readonly problems: FormProblems }
  | { readonly kind: 'cart'; readonly problem: CartProblem }
  | { readonly kind: 'address'; readonly key: string; readonly suggestion: AddressView | undefined }
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

/** What was typed; passwords and cards are never given back. */
export type Typed = Readonly<Record<string, string>>

/** The answer to a step that was not taken. What was typed comes back with it. */
export type CheckoutAnswer = StepProblem & { readonly step: CheckoutStep; readonly values: Typed }
