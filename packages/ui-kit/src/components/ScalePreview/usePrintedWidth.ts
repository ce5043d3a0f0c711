// @internal
import { type RefObject, useEffect, useState } from 'react'

/** The width of the frame in px, updated on resize; 736 (the product column) before it is measured. */
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
