import { useEffect, useRef } from 'react'
import type { CartView } from '../../../server/cart/cartViews.ts'

/**
 * Moves the focus when the lines of a cart change: to the lines when the focused one left, and to the problems that keep the
 * cart from being checked out when there is a new one.
 */
export const useLineFocus = ({
  lines,
  obstacles,
}: {
  readonly lines: readonly unknown[]
  readonly obstacles: CartView['obstacles']
}) => {
  const region = useRef<HTMLDivElement>(null)
  const known = useRef({ count: lines.length, obstacles: '' })
  const blockers = obstacles.map(({ kind }) => kind).join(' ')
  useEffect(() => {
    const before = known.current
    known.current = { count: lines.length, obstacles: blockers }
    if (blockers !== '' && blockers !== before.obstacles) {
      // After the focus has moved to the content of the new page, for a shopper who was redirected to the cart.
      requestAnimationFrame(() => document.getElementById('obstacles')?.focus())
    } else if (lines.length < before.count && document.activeElement === document.body)
      region.current?.focus()
  }, [lines.length, blockers])
  return region
}
