// @internal
import { type RefObject, useEffect, useState } from 'react'
import { type VisibleSlides, visibleSlides } from './visibleSlides.ts'

/**
 * Returns the visible slides of a strip. They change when the strip scrolls and when its width changes. Before hydration it
 * is not known how many slides fit: `undefined`.
 */
export const useVisibleSlides = (
  stripRef: RefObject<HTMLElement | null>,
  count: number,
): VisibleSlides | undefined => {
  const [visible, setVisible] = useState<VisibleSlides>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are visible when their number changes.
  useEffect(() => {
    const strip = stripRef.current
    if (!strip) return
    const update = (): void => {
      const { first, last } = visibleSlides(strip)
      setVisible((before) => (before?.first === first && before.last === last ? before : { first, last }))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(strip)
    strip.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      strip.removeEventListener('scroll', update)
    }
  }, [stripRef, count])
  return visible
}
