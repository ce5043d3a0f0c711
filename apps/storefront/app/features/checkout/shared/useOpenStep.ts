import { useLocation, useNavigate, useNavigationType } from '@remix-run/react'
import type { CheckoutStep } from '@selvedge/cart-domain'
import { useEffect, useRef } from 'react'
import { usePaths } from '../../frame/useShop.ts'

/** The state of a history entry that only redirects to the cart. */
const TO_CART = 'back-to-cart'

/** Whether the history of this document already has an entry that redirects to the cart, below its steps. */
let hasCartBelow = false

const pathOf = (url: string): string => (url === '' ? '' : new URL(url).pathname)

/** Moves focus and view to the step's title when another step opens. Returns the ref of the element around the title. */
export const useStepFocus = (open: CheckoutStep) => {
  const frame = useRef<HTMLDivElement>(null)
  const seen = useRef(open)
  useEffect(() => {
    if (seen.current === open) return
    seen.current = open
    const heading = frame.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return frame
}

/**
 * Keeps the URL and the browser's history in line with the open step. The URL gets the step's fragment, and the back
 * button returns from billing and review to the cart (spec §2): steps replace each other, so the cart that the shopper
 * came from is one entry back. A shopper who came from elsewhere (a login, a payment provider, a bookmark) gets an
 * entry that redirects to the cart.
 */
export const useStepHistory = (open: CheckoutStep): void => {
  const cart = usePaths().cart()
  const navigate = useNavigate()
  const type = useNavigationType()
  const location = useLocation()
  const { pathname, search } = location
  const isBack = type === 'POP' && location.state === TO_CART
  // A refused step keeps the URL to which it was submitted, which has no fragment. A navigation would clear the
  // refusal.
  useEffect(() => {
    const { hash } = window.location
    const own = open === 'shipping' ? hash.replace(/^#(billing|review)$/, '') : `#${open}`
    if (own !== hash) window.history.replaceState(window.history.state, '', `${pathname}${search}${own}`)
  }, [open, pathname, search, location.key])
  useEffect(() => {
    if (isBack) {
      navigate(cart, { replace: true })
      return
    }
    if (open === 'shipping' || hasCartBelow || pathOf(document.referrer) === cart) return
    hasCartBelow = true
    const here = { pathname, search, hash: `#${open}` }
    navigate(here, { replace: true, state: TO_CART, preventScrollReset: true })
    navigate(here, { preventScrollReset: true })
  }, [isBack, open, cart, navigate, pathname, search])
}
