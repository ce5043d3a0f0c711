import { useEffect, useRef } from 'react'
import type { CartView } from '../../../server/cart/cartViews.ts'

/**
 * Keeps the focus with the lines of a cart: when the one that had it leaves, the next thing is the lines themselves; when
 * something new stands in the way of the checkout, it is there.
 */
export const useLineFocus = ({ lines, obstacles }: Pick<CartView, 'lines' | 'obstacles'>) => {
  const region = useRef<HTMLDivElement>(null)
  const known = useRef({ count: lines.length, obstacles: '' })
  const standing = obstacles.map(({ kind }) => kind).join(' ')
  useEffect(() => {
    const before = known.current
    known.current = { count: lines.length, obstacles: standing }
    if (standing !== '' && standing !== before.obstacles) {
      // After the page's own start has taken the focus, where the shopper was sent back here.
      requestAnimationFrame(() => document.getElementById('obstacles')?.focus())
    } else if (lines.length < before.count && document.activeElement === document.body)
      region.current?.focus()
  }, [lines.length, standing])
  return region
}
