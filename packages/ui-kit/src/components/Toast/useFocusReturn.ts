// @internal
import { type RefObject, useLayoutEffect } from 'react'

/**
 * When a region disappears while it contains the focus, focuses the element outside the region that had the focus
 * last.
 */
export const useFocusReturn = (region: RefObject<HTMLElement>): void => {
  useLayoutEffect(() => {
    const inside = region.current
    let last = document.activeElement
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !inside?.contains(target)) last = target
    }
    document.addEventListener('focusin', remember)
    return () => {
      document.removeEventListener('focusin', remember)
      if (inside?.contains(document.activeElement) && last instanceof HTMLElement)
        last.focus({ preventScroll: true })
    }
  }, [region])
}
