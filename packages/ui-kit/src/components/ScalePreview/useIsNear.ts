// @internal
import { type RefObject, useEffect, useState } from 'react'

/** Returns whether an element has come within a screen of the window. */
export const useIsNear = (element: RefObject<HTMLElement>): boolean => {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: '100%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
