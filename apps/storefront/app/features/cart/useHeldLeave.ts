import { useNavigation } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { holdLeave, unsavedGift } from './holdLeave.ts'

/**
 * Lets nobody leave the cart with something unsaved: a link waits until it is saved, and goes on then. `cancel` stays:
 * something was refused, and says so itself.
 */
export const useHeldLeave = (changing: boolean) => {
  const [link, setLink] = useState<HTMLAnchorElement>()
  const idle = useNavigation().state === 'idle'
  const busy = useRef(changing)
  busy.current = changing
  useEffect(() => holdLeave({ isBusy: () => busy.current, onHeld: setLink }), [])
  useEffect(() => {
    if (!link || changing || !idle || unsavedGift()) return
    setLink(undefined)
    link.click()
  }, [link, changing, idle])
  const cancel = useCallback(() => setLink(undefined), [])
  return { held: link !== undefined, cancel }
}
