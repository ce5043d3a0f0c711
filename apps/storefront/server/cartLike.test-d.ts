// cart-domain reads carts and orders by the narrow shapes that it declares; commerce-client generates its types from
// the operations. That the ones satisfy the others, as they are, is held here: the types stage fails when they part.
import type { CartLike, LineItemLike } from '@selvedge/cart-domain'
import type { Cart, CartLine, Order } from '@selvedge/commerce-client'
import type { Cart as ServerCart, Order as ServerOrder } from '@selvedge/commerce-client/server'

export const cartIsCartLike = (cart: Cart) => cart satisfies CartLike
export const orderIsCartLike = (order: Order) => order satisfies CartLike
export const lineIsLineItemLike = (line: CartLine) => line satisfies LineItemLike
export const serverCartIsCartLike = (cart: ServerCart) => cart satisfies CartLike
export const serverOrderIsCartLike = (order: ServerOrder) => order satisfies CartLike
