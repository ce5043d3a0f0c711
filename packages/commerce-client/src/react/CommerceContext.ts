import { createContext, useContext } from 'react'
import type { CartStore } from '../cartStore/createCartStore.ts'
import type { SiteCarts } from '../site/cartSite.ts'

/** The values of `CommerceProvider`: the locale of names, the cart store, and the site to which the carts belong. */
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
