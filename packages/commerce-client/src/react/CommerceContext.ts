import { createContext, useContext } from 'react'
import type { CartSignal } from '../signal/createCartSignal.ts'

/** What the hooks know of the shop. */
export type Commerce = { readonly locale: string; readonly signal: CartSignal | undefined }

export const CommerceContext = createContext<Commerce | undefined>(undefined)

/** What the provider was given. Throws outside of it. */
export const useCommerce = (): Commerce => {
  const commerce = useContext(CommerceContext)
  if (!commerce) throw new Error('Put a CommerceProvider around the component.')
  return commerce
}
