// @internal
import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns the width of the frame in px, and updates it on resize. Before the first measurement, it returns 736, the
 * width of the product column.
 */
export const usePrintedWidth = (frame: RefObject<HTMLElement>): number => {
  const [width, setWidth] = useState(736)
  useEffect(() => {
    const element = frame.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return width
}
