import type { Cart } from '@selvedge/commerce-client/server'

/** The total of a cart in cents, with taxes. */
export const cartTotal = (cart: Pick<Cart, 'taxedPrice' | 'totalPrice'>): number =>
  cart.taxedPrice?.totalGross.centAmount ?? cart.totalPrice.centAmount
