import type { CartLike } from '@selvedge/cart-domain'
import type { CartView } from '../../../server/cart/cartView.ts'
import type { CartProblem } from '../../../server/cart/visitorCart.ts'
import type { FormResponse } from '../forms/createFields.ts'

/** The data of the cart page. */
export type CartData = {
  /** `undefined` before the first add and after the last removal. */
  readonly cart: CartView | undefined
  /** The data that totals are predicted from; absent when only the platform knows the totals. */
  readonly base: CartLike | undefined
  /** When the server read the cart, in ms since 1970. Of two carts, the page shows the one that was read last. */
  readonly readAt: number
}

/** A failed change. The message is in the shopper's language. */
export type CartRefusal = {
  readonly kind: 'refused'
  readonly problem: CartProblem
  readonly message: string
  /** The subject of the change: a line's id, `add`, `code` or `gift`. */
  readonly subject: string
  /** The typed text, so that the shopper can correct it. */
  readonly typed?: string
}

/** The result of a change of the cart. */
export type CartResult =
  | { readonly kind: 'changed'; readonly intent: string; readonly data: CartData }
  | { readonly kind: 'gift-refused'; readonly form: FormResponse }
  /**
   * Before hydration, the buttons beside a product's quantity submit the form. This result contains the new quantity;
   * nothing was added to the cart.
   */
  | { readonly kind: 'stepped'; readonly quantity: number }
  | CartRefusal

/** The subject of a posted change, as in its refusal: a line's id, `add`, `code` or `gift`. */
export const cartSubject = (form: FormData): string => {
  const lineItemId = form.get('lineItemId')
  if (typeof lineItemId === 'string') return lineItemId
  return /add$|code|gift/.exec(String(form.get('intent')))?.[0] ?? ''
}
