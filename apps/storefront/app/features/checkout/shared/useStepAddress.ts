import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { usePaths } from '../../frame/useShop.ts'

/** What the Navigation API tells of the history. */
type KnownHistory = {
  readonly entries: () => readonly { readonly url: string | null }[]
  readonly currentEntry: { readonly index: number } | null
}

declare global {
  interface Window {
    readonly navigation?: KnownHistory
  }
}

/** The path of the page that the browser's back leads to; empty when that is another site's, or none. */
const pathBehind = (known: KnownHistory): string => {
  const url = known.entries()[(known.currentEntry?.index ?? 0) - 1]?.url
  return url ? new URL(url).pathname : ''
}

/**
 * Gives a step its own address, and puts the cart behind billing and review: the browser's back leads there (spec §2),
 * also where one has come from a login, from a provider's page or from nowhere. Steps replace one another, so the cart is
 * there already for whoever came from it. A browser that cannot tell what stands behind a page keeps what it has.
 */
export const useStepAddress = (open: 'shipping' | 'billing' | 'review'): void => {
  const cart = usePaths().cart()
  // A step that was refused is at the address it was sent to.
  const { key } = useLocation()
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const own = open === 'shipping' ? hash.replace(/^#(billing|review)$/, '') : `#${open}`
    const here = `${pathname}${search}${own}`
    const { state } = window.history
    if (open !== 'shipping' && window.navigation && pathBehind(window.navigation) !== cart) {
      window.history.replaceState({ ...state, key: 'cart' }, '', cart)
      window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1 }, '', here)
    } else window.history.replaceState(state, '', here)
  }, [open, cart, key])
}
