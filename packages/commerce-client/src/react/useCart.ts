import { useEffect, useSyncExternalStore } from 'react'
import { type CombinedError, useQuery } from 'urql'
import type { Cart } from '../cart/types.ts'
import { GetActiveCartDocument } from '../generated/documents.ts'
import { useCommerce } from './CommerceContext.ts'

export type CartReading = {
  /** `undefined` while it loads, and before the first add. */
  readonly cart: Cart | undefined
  readonly loading: boolean
  readonly error: CombinedError | undefined
  readonly refetch: () => void
}

// An empty answer names no type: the first cart has to refresh it all the same.
const context = { additionalTypenames: ['Cart'] }
const unchanged = { revision: 0, cart: undefined } as const
const never = () => () => {}

/** The visitor's cart: from the cache at once, and always asked for again on mount, never on focus (spec §9). */
export const useCart = (): CartReading => {
  const { locale, signal } = useCommerce()
  const [{ data, fetching, error }, execute] = useQuery({
    query: GetActiveCartDocument,
    variables: { locale },
    requestPolicy: 'cache-and-network',
    context,
  })
  const current = signal?.current ?? (() => unchanged)
  const held = useSyncExternalStore(signal?.subscribe ?? never, current, current)
  useEffect(
    () =>
      signal?.subscribe(() => {
        // What this page changed came with the answer; what another tab changed has to be read.
        if (!signal.current().cart) execute({ requestPolicy: 'network-only' })
      }),
    [signal, execute],
  )
  const read = data?.me.activeCart ?? undefined
  const isHeldNewer = held.cart && read && held.cart.id === read.id && held.cart.version > read.version
  return {
    cart: isHeldNewer ? held.cart : read,
    loading: fetching,
    error,
    refetch: () => execute({ requestPolicy: 'network-only' }),
  }
}
