import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/**
 * Gives the focus to the first chosen control of a part of the page when the address leads there. The control that was
 * pressed is gone by then, and with it the place in the page of whoever goes by keyboard.
 */
export const useFocusAtHash = (id: string): void => {
  const { hash, key } = useLocation()
  // Every arrival counts, also one at the same address.
  useEffect(() => {
    if (hash === `#${id}`) document.querySelector<HTMLElement>(`#${id} :checked`)?.focus()
  }, [hash, key, id])
}
