import { useNavigation } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type * as leaving from './holdLeave.ts'

/**
 * Lets nobody leave the cart with something unsaved: a link waits until it is saved, and goes on then. `cancel` stays:
 * something was refused, and says so itself.
 */
export const useHeldLeave = (changing: boolean) => {
  const [link, setLink] = useState<HTMLAnchorElement>()
  const idle = useNavigation().state === 'idle'
  const busy = useRef(changing)
  busy.current = changing
  const loaded = useRef<typeof leaving>()
  useEffect(() => {
    let stop: (() => void) | undefined
    let here = true
    import('./holdLeave.ts').then(
      (module) => {
        loaded.current = module
        if (here) stop = module.holdLeave({ isBusy: () => busy.current, onHeld: setLink })
      },
      () => undefined,
    )
    return () => {
      here = false
      stop?.()
    }
  }, [])
  useEffect(() => {
    if (!link || changing || !idle) return
    setLink(undefined)
    if (!loaded.current?.unsavedGift()) link.click()
  }, [link, changing, idle])
  const cancel = useCallback(() => setLink(undefined), [])
  return { held: link !== undefined, cancel }
}
