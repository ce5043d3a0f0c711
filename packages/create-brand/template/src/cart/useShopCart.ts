import { cartChangeEvents } from '@selvedge/cart-domain'
import { toEventCart } from '@selvedge/cart-domain/server'
import type { Cart } from '@selvedge/commerce-client'
import { useCart, useCartMutation } from '@selvedge/commerce-client/react'
import { useShop } from '../ShopProvider'

/** The visitor's cart and its changes. Changes of quantities are reported as `add_to_cart` and `remove_from_cart`. */
export const useShopCart = () => {
  const { track } = useShop()
  const { cart, loading, error: loadError, refetch } = useCart()
  const { add, setQuantity, remove, pending, error } = useCartMutation()
  const reported =
    <Arguments extends readonly unknown[]>(change: (...args: Arguments) => Promise<Cart | undefined>) =>
    async (...args: Arguments): Promise<Cart | undefined> => {
      const changed = await change(...args)
      if (!changed) return undefined
      for (const event of cartChangeEvents(cart && toEventCart(cart), toEventCart(changed))) track(event)
      return changed
    }
  return {
    cart,
    loading,
    loadError,
    refetch,
    add: reported(add),
    setQuantity: reported(setQuantity),
    remove: reported(remove),
    pending,
    error,
  }
}
