import type { Client } from '@urql/core'
import { createElement, type ReactNode, useMemo } from 'react'
import { Provider } from 'urql'
import type { CartStore } from '../cartStore/createCartStore.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import type { SiteCarts } from '../site/cartSite.ts'
import { CommerceContext } from './CommerceContext.ts'

/** The client, the locale and the cart store that a page provides to its hooks. */
export type CommerceProviderProps = {
  /** The client of this visitor. After signing out, pass another client. */
  readonly client: Client
  /** The locale of names. Default en-US. */
  readonly locale?: string | undefined
  /**
   * A store that is notified of every change of the cart. After a change in another tab, `useCart` reads the cart
   * again.
   */
  readonly cartStore?: CartStore | undefined
  /**
   * Limits the hooks to the carts of one site, when several sites share their customers. `cartsOf` of `/site` creates
   * the value; create it only once.
   */
  readonly site?: SiteCarts | undefined
  readonly children?: ReactNode
}

/** Provides the client and the locale to the hooks below it. */
export const CommerceProvider = ({
  client,
  locale = DEFAULT_LOCALE,
  cartStore,
  site,
  children,
}: CommerceProviderProps) => {
  const commerce = useMemo(() => ({ locale, cartStore, site }), [locale, cartStore, site])
  return createElement(
    Provider,
    { value: client },
    createElement(CommerceContext.Provider, { value: commerce }, children),
  )
}
