import { useEffect, useRef } from 'react'

/**
 * Moves focus and view to the step's title when another step opens. The hash decides nothing: the server opened the step.
 * Steps replace one another in the history, so the browser's back leads from billing and review to the cart (spec §2).
 */
export const useStepFocus = (open: 'shipping' | 'billing' | 'review') => {
  const title = useRef<HTMLDivElement>(null)
  const seen = useRef(open)
  useEffect(() => {
    if (seen.current === open) return
    seen.current = open
    const heading = title.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return title
}
