import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { CART_UPDATED, useCartStamp } from './useCartStamp.ts'

/**
 * Notifies other tabs when the cart has changed in this tab, and revalidates when the cart has changed in another tab
 * (spec §4). At checkout it does not revalidate, so that the total does not change while the shopper pays. If the cart
 * has changed, the order is refused and shown again.
 */
export const useCartSignal = (follows: 'follows' | 'stays'): void => {
  const stamp = useCartStamp()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (stamp === undefined) return
    const listen = ({ key, newValue }: StorageEvent): void => {
      if (follows === 'follows' && key === CART_UPDATED && newValue !== stamp) revalidate()
    }
    try {
      // Nothing is stored for a visitor who has never had a cart.
      if ((localStorage.getItem(CART_UPDATED) ?? '') !== stamp) localStorage.setItem(CART_UPDATED, stamp)
    } catch {
      // Storage is blocked or full: other tabs see the change with their next page.
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  }, [follows, stamp, revalidate])
}
