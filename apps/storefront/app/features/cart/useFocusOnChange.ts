import { useEffect, useRef } from 'react'

/**
 * Moves the focus to a region when its content changed and the focused control was removed. A change that leaves the
 * focused control in place, such as a change in another tab, does not move the focus. `content` is the region's content
 * as one text.
 */
export const useFocusOnChange = (content: string) => {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef(content)
  useEffect(() => {
    if (before.current === content) return
    before.current = content
    if (document.activeElement === document.body) region.current?.focus()
  }, [content])
  return region
}
