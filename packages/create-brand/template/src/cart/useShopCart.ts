import { quantityEvents } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import { useCart, useCartMutation } from '@selvedge/commerce-client/react'
import { useRef } from 'react'
import { useShop } from '../ShopProvider'

const isNewer = (cart: Cart, other: Cart): boolean => cart.id === other.id && cart.version > other.version

/**
 * The visitor's cart and its changes. `cart` shows changes at once, and `confirmed` is the last cart of the platform. Changes of quantities
 * are reported as `add_to_cart` and `remove_from_cart`.
 */
export const useShopCart = () => {
  const { track } = useShop()
  const { cart, confirmed, loading, error: loadError, refetch } = useCart()
  const { add, setQuantity, remove, pending, error } = useCartMutation()
  const lastReported = useRef<Cart>(undefined)
  const reported =
    <Arguments extends readonly unknown[]>(change: (...args: Arguments) => Promise<Cart | undefined>) =>
    async (...args: Arguments): Promise<Cart | undefined> => {
      const changed = await change(...args)
      if (!changed) return undefined
      // Several quick presses end in one change. It is reported once, as the difference to the cart before.
      const { current: last } = lastReported
      const before = last && confirmed && isNewer(last, confirmed) ? last : confirmed
      lastReported.current = changed
      if (before && before.id !== changed.id) return changed
      for (const event of quantityEvents(before, changed)) track(event)
      return changed
    }
  return {
    cart,
    confirmed,
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
