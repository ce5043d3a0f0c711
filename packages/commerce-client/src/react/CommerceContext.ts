import { createContext, useContext } from 'react'
import type { CartStore } from '../cartStore/createCartStore.ts'

/** The locale of names and the store of the cart, as the provider has them. */
export type CommerceContextValue = { readonly locale: string; readonly cartStore: CartStore | undefined }

export const CommerceContext = createContext<CommerceContextValue | undefined>(undefined)

/** Returns the values of the provider. Throws when no `CommerceProvider` is around the component. */
export const useCommerce = (): CommerceContextValue => {
  const commerce = useContext(CommerceContext)
  if (!commerce) throw new Error('Put a CommerceProvider around the component.')
  return commerce
}
