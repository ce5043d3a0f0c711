import type { Cart } from '@selvedge/commerce-client/server'

/** What a cart costs in cents, taxes included. */
export const cartTotal = (cart: Pick<Cart, 'taxedPrice' | 'totalPrice'>): number =>
  cart.taxedPrice?.totalGross.centAmount ?? cart.totalPrice.centAmount
