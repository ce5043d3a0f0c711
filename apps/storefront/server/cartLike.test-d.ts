// cart-domain declares the narrow shapes of the carts and orders that it reads; commerce-client generates its types
// from the operations. This file checks that the generated types satisfy the shapes: the types stage fails when they
// differ.
import type { CartLike, LineItemLike } from '@selvedge/cart-domain'
import type { Cart, CartLine, Order } from '@selvedge/commerce-client'
import type { Cart as ServerCart, Order as ServerOrder } from '@selvedge/commerce-client/server'

export const cartIsCartLike = (cart: Cart) => cart satisfies CartLike
export const orderIsCartLike = (order: Order) => order satisfies CartLike
export const lineIsLineItemLike = (line: CartLine) => line satisfies LineItemLike
export const serverCartIsCartLike = (cart: ServerCart) => cart satisfies CartLike
export const serverOrderIsCartLike = (order: ServerOrder) => order satisfies CartLike
