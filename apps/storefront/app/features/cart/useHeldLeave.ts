import { useNavigation } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { holdLeave, unsavedGift } from './holdLeave.ts'
import type { Changes } from './useSummary.ts'

/**
 * Lets nobody leave the cart with something unsaved: a link waits until it is saved, and goes on then. `cancel` stays:
 * something was refused, and says so itself. `touch` marks a change before it stands in `changes`, without a render: what
 * a press shows comes first.
 */
export const useHeldLeave = (changes: Changes) => {
  const [link, setLink] = useState<HTMLAnchorElement>()
  const idle = useNavigation().state === 'idle'
  const touched = useRef(false)
  const changing = useRef(false)
  changing.current = Object.keys(changes).length > 0
  const isBusy = useCallback(() => touched.current || changing.current, [])
  const touch = useCallback(() => {
    touched.current = true
  }, [])
  useEffect(() => holdLeave({ isBusy, onHeld: setLink }), [isBusy])
  // Whatever was touched stands in the new changes.
  useEffect(() => {
    touched.current = false
  }, [changes])
  // New changes may be the end of what the link waits for.
  useEffect(() => {
    if (!link || isBusy() || !idle || unsavedGift()) return
    setLink(undefined)
    link.click()
  }, [link, changes, idle, isBusy])
  const cancel = useCallback(() => setLink(undefined), [])
  return { held: link !== undefined, touch, cancel }
}
