import { createContext, useContext } from 'react'
import type { CartSignal } from '../signal/createCartSignal.ts'

/** The values that the hooks read. */
export type Commerce = { readonly locale: string; readonly signal: CartSignal | undefined }

export const CommerceContext = createContext<Commerce | undefined>(undefined)

/** Returns the values of the provider. Throws outside of it. */
export const useCommerce = (): Commerce => {
  const commerce = useContext(CommerceContext)
  if (!commerce) throw new Error('Put a CommerceProvider around the component.')
  return commerce
}
