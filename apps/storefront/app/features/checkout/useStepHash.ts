import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { usePaths } from '../frame/useShop.ts'

/**
 * Moves the view to the step's title when the step changes, and sends the browser's back from billing and review to the
 * cart (spec §2). The hash decides nothing: the server opened the step.
 */
export const useStepHash = (open: 'shipping' | 'billing' | 'review') => {
  const title = useRef<HTMLDivElement>(null)
  const first = useRef(true)
  const navigate = useNavigate()
  const paths = usePaths()
  const cart = paths.cart()
  const { key } = useLocation()

  // Each arrival at a step moves the focus once.
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const heading = title.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }, [open, key])

  useEffect(() => {
    if (open === 'shipping') return
    const back = (): void => navigate(cart, { replace: true })
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [open, cart, navigate])

  return title
}
