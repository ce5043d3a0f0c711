import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useShop } from '../frame/useShop.ts'

/** The storage key by which tabs notify one another that the cart has changed (spec §9). */
const KEY = 'ct_cartUpdated'

/**
 * Notifies other tabs when the cart has changed in this one, and revalidates when another tab does (spec §4). Not at
 * checkout: a total must not change under the hand that is about to pay it; the order is refused there, and shown anew.
 */
export const useCartSignal = (follows: 'follows' | 'stays'): void => {
  const stamp = useShop()?.cartStamp
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (stamp === undefined) return
    const listen = ({ key, newValue }: StorageEvent): void => {
      if (follows === 'follows' && key === KEY && newValue !== stamp) revalidate()
    }
    try {
      // A visitor who never had a cart stores nothing.
      if ((localStorage.getItem(KEY) ?? '') !== stamp) localStorage.setItem(KEY, stamp)
    } catch {
      // Storage that is closed or full: other tabs find out with their next page.
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  }, [follows, stamp, revalidate])
}
