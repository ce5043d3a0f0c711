import type { CartLike } from '@selvedge/cart-domain'
import type { CartView } from '../../../server/cart/cartView.ts'
import type { CartProblem } from '../../../server/cart/visitorCart.ts'
import type { FormAnswer } from '../forms/createFields.ts'

/** The cart as its page shows it. */
export type CartData = {
  /** None before the first add and after the last removal. */
  readonly cart: CartView | undefined
  /** What totals can be predicted from; absent where only the platform knows them. */
  readonly base: CartLike | undefined
  /** When the server read it, in ms since 1970: of two, the later one counts. */
  readonly readAt: number
}

/** A change that did not happen. The message is in the shopper's language. */
export type CartRefusal = {
  readonly kind: 'refused'
  readonly problem: CartProblem
  readonly message: string
  /** What it is about: a line's id, `add`, `code` or `gift`. */
  readonly subject: string
  /** What was typed, to be corrected. */
  readonly typed?: string
}

/** The result of a change of the cart. */
export type CartResult =
  | { readonly kind: 'changed'; readonly intent: string; readonly data: CartData }
  | { readonly kind: 'gift-refused'; readonly form: FormAnswer }
  /** Before hydration: the quantity that a button beside the product's quantity asks for. Nothing was added. */
  | { readonly kind: 'stepped'; readonly quantity: number }
  | CartRefusal

/** What a posted change is about, as its refusal names it: a line's id, `add`, `code` or `gift`. */
export const cartSubject = (form: FormData): string => {
  const lineItemId = form.get('lineItemId')
  if (typeof lineItemId === 'string') return lineItemId
  return /add$|code|gift/.exec(String(form.get('intent')))?.[0] ?? ''
}
