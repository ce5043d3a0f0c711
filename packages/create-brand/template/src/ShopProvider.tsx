import { CommerceProvider } from '@selvedge/commerce-client/react'
import { cartsOf } from '@selvedge/commerce-client/site'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { market, site } from './settings'
import type { Shop } from './shop'

const ShopContext = createContext<Shop | undefined>(undefined)

/** The shop of the page. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('Put a ShopProvider around the component.')
  return shop
}

/** The session of the visitor: another one after a login or a logout. */
export const useSession = () => {
  const { onSession, currentSession } = useShop()
  return useSyncExternalStore(onSession, currentSession)
}

const siteCarts = cartsOf(site)

const Commerce = ({ children }: { readonly children: ReactNode }) => (
  <CommerceProvider
    client={useSession().client}
    cartStore={useShop().cartStore}
    locale={market.locale}
    site={siteCarts}
  >
    {children}
  </CommerceProvider>
)

export const ShopProvider = ({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) => (
  <ShopContext.Provider value={shop}>
    <Commerce>{children}</Commerce>
  </ShopContext.Provider>
)
