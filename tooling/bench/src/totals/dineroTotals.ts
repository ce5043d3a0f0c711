import type { CartLike } from '@selvedge/cart-domain'
import { add, type Dinero, dinero, multiply, subtract, toSnapshot } from 'dinero.js'
import { USD } from 'dinero.js/currencies'

const cents = (amount: number): Dinero<number, 'USD'> => dinero({ amount, currency: USD })

/** Calculates the same totals with dinero.js, in the way that the guide of dinero.js shows. Returns cents. */
export const dineroTotals = (cart: CartLike) => {
  let subtotal = cents(0)
  let discounted = cents(0)
  for (const line of cart.lineItems) {
    subtotal = add(subtotal, multiply(cents(line.price.value.centAmount), line.quantity))
    discounted = add(discounted, cents(line.totalPrice?.centAmount ?? 0))
  }
  const total = cents(cart.taxedPrice?.totalGross.centAmount ?? cart.totalPrice.centAmount)
  return {
    subtotal: toSnapshot(subtotal).amount,
    discount: toSnapshot(subtract(subtotal, discounted)).amount,
    total: toSnapshot(total).amount,
  }
}
