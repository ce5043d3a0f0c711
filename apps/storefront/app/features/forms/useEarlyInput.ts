import { type RefObject, useEffect, useRef } from 'react'

/**
 * Hands over what a form holds at the moment when script takes it over. What a visitor has chosen before stands: without
 * this the page would show it, and act on what it was rendered with.
 */
export const useEarlyInput = (form: RefObject<HTMLFormElement>, take: (values: FormData) => void): void => {
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current || !form.current) return
    taken.current = true
    take(new FormData(form.current))
  })
}
