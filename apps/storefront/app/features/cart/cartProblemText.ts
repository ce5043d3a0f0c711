import type { CartProblem } from '../../../server/cart/visitorCart.ts'
import { m } from '../../paraglide/messages.js'

/** The shopper's message when a change of the cart failed (spec §8). */
export const cartProblemText = ({ kind }: CartProblem): string => {
  switch (kind) {
    case 'code-unknown':
      return m.code_unknown()
    case 'code-on-cart':
      return m.code_on_cart()
    case 'code-used-up':
      return m.code_used_up()
    case 'code-not-applicable':
      return m.code_not_applicable()
    case 'too-many':
      return m.too_many()
    case 'item-unavailable':
      return m.item_unavailable()
    case 'quantity':
      return m.quantity_invalid()
    case 'yard-unfilled':
      return m.yard_unfilled()
    case 'yard-unavailable':
      return m.yard_unavailable()
    case 'tax':
      return m.tax_failed()
    case 'invalid':
      return m.cart_review()
    case 'unavailable':
      return m.error_text()
  }
}
