import { useEffect, useRef } from 'react'

/**
 * The region that tells of something that was added or taken away takes the focus when the form that was sent is another one
 * now, and took the focus with it. A change of another tab takes none. `known` is what stands there, in one text.
 */
export const useToldChange = (known: string) => {
  const told = useRef<HTMLDivElement>(null)
  const before = useRef(known)
  useEffect(() => {
    if (before.current === known) return
    before.current = known
    if (document.activeElement === document.body) told.current?.focus()
  }, [known])
  return told
}
