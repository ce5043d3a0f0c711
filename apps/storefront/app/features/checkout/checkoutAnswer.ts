import type { FormProblems } from '@selvedge/cart-domain/forms'
import type { OrderProblem } from '@selvedge/identity-client'
import type { CartProblem } from '../../../server/cart/cartProblem.ts'

type Step = 'shipping' | 'billing' | 'review'

/** Why a step of the checkout was not taken. What was typed comes back with it. */
export type CheckoutAnswer =
  | {
      readonly kind: 'form'
      readonly step: Step
      readonly problems: FormProblems
      readonly values: Readonly<Record<string, string>>
    }
  | { readonly kind: 'cart'; readonly step: Step; readonly problem: CartProblem }
  | { readonly kind: 'methods'; readonly step: Step }
  | { readonly kind: 'no-delivery'; readonly step: Step }
  | { readonly kind: 'card'; readonly step: Step }
  | { readonly kind: 'deferred'; readonly step: Step }
  | { readonly kind: 'agreement'; readonly step: Step }
  | { readonly kind: 'payment-missing'; readonly step: Step }
  | { readonly kind: 'order'; readonly step: Step; readonly problem: OrderProblem }
  | { readonly kind: 'unavailable'; readonly step: Step }
