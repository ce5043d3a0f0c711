// @internal
import { type RefObject, useEffect, useState } from 'react'

/** px width of the frame, followed as it changes; 736 (the product column) until it is known. */
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
