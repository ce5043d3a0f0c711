import { type CartLike, isPlusMembership } from '@selvedge/cart-domain'

/** Whether anything of a cart or an order is shipped: of a Plus membership nothing is. */
export const isShipped = ({ lineItems }: Pick<CartLike, 'lineItems'>): boolean =>
  !lineItems.every(isPlusMembership)
