// @internal
import { type RefObject, useEffect, useState } from 'react'

/** Returns whether an element has come within a screen of the window, or the page is printed. */
export const useIsNear = (element: RefObject<HTMLElement>): boolean => {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const show = () => setIsNear(true)
    if (!element.current || typeof IntersectionObserver === 'undefined') return show()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        show()
        observer.disconnect()
      },
      { rootMargin: '100%' },
    )
    observer.observe(element.current)
    addEventListener('beforeprint', show)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', show)
    }
  }, [element])
  return isNear
}
