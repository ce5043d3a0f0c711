import { userMessages } from '@selvedge/cart-domain/messages'
import { type CartChangeProblem, cartChangeProblem } from '@selvedge/commerce-client/changes'

const messages: Readonly<Record<CartChangeProblem['kind'], string>> = {
  'code-unknown': userMessages['code-unknown'],
  'code-on-cart': 'This code is in your cart already.',
  'code-used-up': userMessages['code-used-up'],
  'code-not-applicable': userMessages['code-not-applicable'],
  'item-unavailable': userMessages['item-unavailable'],
  tax: userMessages.tax,
  invalid: userMessages.unexpected,
  unavailable: 'The shop could not be reached. Please try again.',
}

/** The message for a change of the cart that failed. */
export const problemMessage = ({ kind }: CartChangeProblem): string => messages[kind]

/** The message for an error of a cart function. */
export const cartMessage = (error: unknown): string => problemMessage(cartChangeProblem(error))
