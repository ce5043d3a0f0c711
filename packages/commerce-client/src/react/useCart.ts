import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Client, type CombinedError, useClient, useQuery } from 'urql'
import type { Cart } from '../cart/types.ts'
import { GetActiveCartDocument } from '../generated/documents.ts'
import { predictCart } from '../graphcache/predictCart.ts'
import { useCommerce } from './CommerceContext.ts'
import { type CartQueueState, cartQueueOf } from './cartQueue.ts'
import { useLastResult } from './useLastResult.ts'

/** The visitor's cart with the state of its request. */
export type UseCartResult = {
  /**
   * `undefined` while the cart loads, and before the visitor adds the first item. When a refetch fails, the last cart
   * stays, and `error` is set.
   *
   * While changes of `useCartMutation` run or wait, the cart shows all of them: quantities, removed lines, and amounts in proportion. When a
   * change fails, the cart shows the state before it again, at the same moment as the error.
   */
  readonly cart: Cart | undefined
  /**
   * The last cart that the platform returned: `cart` without the changes that run or wait. `predictTotals` of cart-domain calculates with
   * it.
   */
  readonly confirmed: Cart | undefined
  readonly loading: boolean
  readonly error: CombinedError | undefined
  /** Reads the cart from the platform. The function stays the same between renderings. */
  readonly refetch: () => void
}

// A result without a cart contains no type name. With this name, a newly created cart refreshes the cached result.
const context = { additionalTypenames: ['Cart'] }
const unchanged = { revision: 0, cart: undefined } as const
const never = () => () => {}

/** Shows unconfirmed changes in a cart. A cache may already show the running one: each of these actions can be applied twice. */
const withUnconfirmed = (cart: Cart, unconfirmed: CartQueueState['unconfirmed']): Cart => {
  const actions = unconfirmed.flatMap((change) =>
    change.cart?.id === cart.id ? change.actions.filter(({ addLineItem }) => !addLineItem) : [],
  )
  return actions.length > 0 ? (predictCart(cart, actions) as Cart) : cart
}

/**
 * The cart that a change has created, until another result is read. The cached list of carts of a site does not contain a new cart, and a
 * later result is newer than the created cart, which may have been ordered.
 */
const useCreated = (result: object | undefined, created: Cart | undefined): Cart | undefined => {
  const [known, setKnown] = useState<{ created: Cart | undefined; result?: object | undefined }>({ created })
  if (known.created !== created) setKnown({ created, result })
  return result && known.result === result ? created : undefined
}

/** The shown cart and the confirmed one, from the cart in the result that was read and the changes that the queue sends. */
const useQueuedChanges = (client: Client, result: object | undefined, cartOfResult: Cart | undefined) => {
  const { current, subscribe } = cartQueueOf(client)
  const { confirmed, created, unconfirmed } = useSyncExternalStore(subscribe, current, current)
  const unread = useCreated(result, created)
  const read = cartOfResult ?? unread
  return useMemo(() => {
    if (!read) return { cart: undefined, confirmed: undefined }
    const isOfQueue = confirmed?.id === read.id
    // Of one version, a cache may show changes that the queue does not know.
    const newest = isOfQueue && confirmed.version > read.version ? confirmed : read
    return {
      cart: withUnconfirmed(newest, unconfirmed),
      confirmed: isOfQueue && unconfirmed.length > 0 ? confirmed : newest,
    }
  }, [read, confirmed, unconfirmed])
}

/**
 * Returns the visitor's cart: from the cache immediately, always refetched on mount, never on focus. After a change
 * in another tab it is read again, if the provider has a cart store.
 *
 * @example
 * ```tsx
 * import { useCart } from '@selvedge/commerce-client/react'
 *
 * const CartCount = () => {
 *   const { cart, loading } = useCart()
 *   return <span aria-busy={loading}>{cart?.totalLineItemQuantity ?? 0}</span>
 * }
 * ```
 */
export const useCart = (): UseCartResult => {
  const { locale, cartStore, site } = useCommerce()
  const client = useClient()
  const [{ data, fetching, error }, execute] = useQuery({
    query: GetActiveCartDocument,
    variables: { locale, ...(site ? { ofSite: true, where: site.where } : {}) },
    requestPolicy: 'cache-and-network',
    context,
  })
  const current = cartStore?.current ?? (() => unchanged)
  const stored = useSyncExternalStore(cartStore?.subscribe ?? never, current, current)
  useEffect(
    () =>
      cartStore?.subscribe(() => {
        // After a change in this page, the response contains the new cart. After a change in another tab, the cart has
        // to be read.
        if (!cartStore.current().cart) execute({ requestPolicy: 'network-only' })
      }),
    [cartStore, execute],
  )
  const refetch = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  const result = useLastResult(client, data)
  const read = result && (result.me.activeCart ?? result.me.carts?.results[0])
  const isStoredNewer =
    stored.cart && read && stored.cart.id === read.id && stored.cart.version > read.version
  return {
    ...useQueuedChanges(client, result, isStoredNewer ? stored.cart : read),
    loading: fetching,
    error,
    refetch,
  }
}
