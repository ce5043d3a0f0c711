import { cartTotals, toCurrencyUnits } from '@selvedge/cart-domain'
import { useCart } from '@selvedge/commerce-client/react'

export const CartPanel = () => {
  const { cart } = useCart()
  if (!cart) return <p>Your cart is empty.</p>
  return (
    <section aria-label="Cart">
      <p data-count={cart.totalLineItemQuantity ?? 0}>{cart.totalLineItemQuantity} items</p>
      <output>
        {toCurrencyUnits({ ...cart.totalPrice, centAmount: cartTotals(cart).total }).toFixed(2)}
      </output>
    </section>
  )
}
