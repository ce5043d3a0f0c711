import { cartChangeEvents, cartTotals, type PredictedTotals } from '@selvedge/cart-domain'
import { toEventCart } from '@selvedge/cart-domain/server'
import type { Cart } from '@selvedge/commerce-client'
import { useCart, useCartMutation } from '@selvedge/commerce-client/react'
import { useRef, useState } from 'react'
import { useShop } from '../ShopProvider'
import { totalsAfter, type UnconfirmedChanges, withChange } from './totalsAfter'

/**
 * The visitor's cart and its changes. Changes of quantities are reported as `add_to_cart` and `remove_from_cart`. `totalsOf` returns
 * the totals of the cart that is shown; before the platform has confirmed a change, they are predicted from the last cart of the platform.
 */
export const useShopCart = () => {
  const { track } = useShop()
  const { cart, loading, error: loadError, refetch } = useCart()
  const { add, setQuantity, remove, pending, error } = useCartMutation()
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedChanges>()
  const running = useRef(0)
  const reported =
    <Arguments extends readonly unknown[]>(change: (...args: Arguments) => Promise<Cart | undefined>) =>
    async (...args: Arguments): Promise<Cart | undefined> => {
      const changed = await change(...args)
      if (!changed) return undefined
      for (const event of cartChangeEvents(cart && toEventCart(cart), toEventCart(changed))) track(event)
      return changed
    }
  const change = async (
    shown: Cart,
    lineItemId: string,
    quantity: number,
    send: () => Promise<Cart | undefined>,
  ): Promise<Cart | undefined> => {
    running.current += 1
    setUnconfirmed((before) => withChange(before, shown, { lineItemId, quantity }))
    const changed = await send()
    running.current -= 1
    const isLast = running.current === 0
    setUnconfirmed((before) => (before && !isLast ? { ...before, base: changed ?? before.base } : undefined))
    return changed
  }
  return {
    cart,
    loading,
    loadError,
    refetch,
    add: reported(add),
    setQuantity: (shown: Cart, lineItemId: string, quantity: number) =>
      change(shown, lineItemId, quantity, () => reported(setQuantity)(shown, lineItemId, quantity)),
    remove: (shown: Cart, lineItemId: string) =>
      change(shown, lineItemId, 0, () => reported(remove)(shown, lineItemId)),
    totalsOf: (shown: Cart, discountsMayChange: boolean): PredictedTotals =>
      unconfirmed ? totalsAfter(unconfirmed, discountsMayChange) : cartTotals(shown),
    pending,
    error,
  }
}
