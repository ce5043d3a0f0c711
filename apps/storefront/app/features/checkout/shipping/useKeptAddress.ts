import { type RefObject, useEffect, useState } from 'react'
import type { Typed } from '../shared/checkoutAnswer.ts'
import { typedAddress } from './typedAddress.ts'

const asked = ['email', 'firstName', 'lastName', 'line1', 'city', 'postcode', 'phone'] as const

/**
 * The address that was typed before the cart turned out to be empty, for a form that has nothing in it yet: what the shop
 * knows, and what is typed meanwhile, come first.
 */
export const useKeptAddress = (form: RefObject<HTMLFormElement>, isWanted: boolean): Typed | undefined => {
  const [kept, setKept] = useState<Typed>()
  // Once, when the step opens.
  useEffect(() => {
    const values = isWanted ? typedAddress.read() : undefined
    if (!values || !form.current) return
    const now = new FormData(form.current)
    if (asked.some((name) => now.get(name))) return
    setKept(values)
  }, [])
  return kept
}
