import { createContext, useContext } from 'react'
import type { CartStore } from '../cartStore/createCartStore.ts'
import type { SiteCarts } from '../site/cartSite.ts'

/** The locale of names, the store of the cart and the site of the carts, as the provider has them. */
export type CommerceContextValue = {
  readonly locale: string
  readonly cartStore: CartStore | undefined
  readonly site: SiteCarts | undefined
}

export const CommerceContext = createContext<CommerceContextValue | undefined>(undefined)

/** Returns the values of the provider. Throws when no `CommerceProvider` is around the component. */
export const useCommerce = (): CommerceContextValue => {
  const commerce = useContext(CommerceContext)
  if (!commerce) throw new Error('Put a CommerceProvider around the component.')
  return commerce
}
