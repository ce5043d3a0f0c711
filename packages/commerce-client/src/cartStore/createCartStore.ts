import type { Cart } from '../cart/types.ts'

/** Notifies the visitor's other tabs that the cart has changed, and is notified of their changes. */
export type CartChangeChannel = {
  readonly mark: () => void
  readonly watch: (listener: () => void) => () => void
}

/**
 * The state of a cart store. `cart` is the cart after the last change in this page; it is `undefined` before the first
 * change, and when the last change was in another tab. `revision` counts the changes in this page and in other tabs.
 */
export type CartStoreState = { readonly revision: number; readonly cart: Cart | undefined }

/** Holds the latest cart of a page, and notifies components when it changes (spec §4). */
export type CartStore = {
  /** Replaces the cart and notifies the listeners: pass it to cart functions as `onUpdated`. */
  readonly updated: (cart: Cart) => void
  readonly current: () => CartStoreState
  /**
   * Calls the listener after every change. After a change in another tab, the store has no cart: read the cart again.
   */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates the store of the cart of a page: the refresh signal of spec §4. A channel (`storageCartChannel`) also notifies the
 * other tabs of the shop.
 *
 * @example
 * ```ts
 * import { createCartStore, storageCartChannel } from '@selvedge/commerce-client/session'
 *
 * const channel = storageCartChannel({ key: 'ct_cartUpdated', storage: localStorage, target: window })
 * const store = createCartStore(channel)
 * const stop = store.subscribe(() => console.log(store.current().revision))
 * ```
 */
export const createCartStore = (channel?: CartChangeChannel): CartStore => {
  let state: CartStoreState = { revision: 0, cart: undefined }
  const listeners = new Set<() => void>()
  const notify = (cart: Cart | undefined): void => {
    state = { revision: state.revision + 1, cart }
    for (const listener of listeners) listener()
  }
  channel?.watch(() => notify(undefined))
  return {
    updated: (cart) => {
      notify(cart)
      channel?.mark()
    },
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
