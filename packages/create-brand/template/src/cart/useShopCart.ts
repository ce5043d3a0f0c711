import { quantityEvents } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import { useCart, useCartMutation } from '@selvedge/commerce-client/react'
import { useCallback } from 'react'
import { useShop } from '../ShopProvider'
import { useIsCartMoving } from './CartMarket'

/**
 * The visitor's cart and its changes. `cart` shows changes at once, and `confirmed` is the last cart of the platform. Changes of quantities
 * are reported as `add_to_cart` and `remove_from_cart`. A cart in another currency loads until it is replaced.
 */
export const useShopCart = () => {
  const { track } = useShop()
  const isMoving = useIsCartMoving()
  const { cart, confirmed, loading, error: loadError, refetch } = useCart()
  const onChanged = useCallback(
    (after: Cart, before: Cart | undefined) => {
      for (const event of quantityEvents(before, after)) track(event)
    },
    [track],
  )
  const { add, setQuantity, remove, pending, error } = useCartMutation({ onChanged })
  return {
    cart: isMoving ? undefined : cart,
    confirmed: isMoving ? undefined : confirmed,
    loading: loading || isMoving,
    loadError,
    refetch,
    add,
    setQuantity,
    remove,
    // When the new cart could not be read, an item is added to the cart that the platform has.
    pending: pending || (isMoving && !loadError),
    error,
  }
}
