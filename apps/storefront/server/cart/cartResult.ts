import type { Cart } from '@selvedge/commerce-client'
import type { CartProblem } from './cartProblem.ts'

/** A changed cart, or why it is as it was. */
export type CartResult =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly problem: CartProblem }
