import type { Cart } from '../cart/types.ts'

/** Notifies the visitor's other tabs that the cart has changed, and is notified of their changes. */
export type CartChangeChannel = {
  readonly mark: () => void
  readonly watch: (listener: () => void) => () => void
}

/** The state of the cart. `revision` rises with every change, here or in another tab. */
export type CartSignalState = { readonly revision: number; readonly cart: Cart | undefined }

/** The refresh signal of the cart (spec §4). */
export type CartSignal = {
  /** Replaces the cart and bumps the signal: pass it to cart functions as `onUpdated`. */
  readonly updated: (cart: Cart) => void
  readonly current: () => CartSignalState
  /** Calls the listener after every change. A change of another tab comes without its cart: read it again. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates the refresh signal of a page (spec §4). A channel (`storageCartChannel`) also notifies the other tabs of the shop.
 *
 * @example
 * ```ts
 * import { createCartSignal, storageCartChannel } from '@selvedge/commerce-client/session'
 *
 * const channel = storageCartChannel({ key: 'ct_cartUpdated', storage: localStorage, target: window })
 * const signal = createCartSignal(channel)
 * const stop = signal.subscribe(() => console.log(signal.current().revision))
 * ```
 */
export const createCartSignal = (channel?: CartChangeChannel): CartSignal => {
  let state: CartSignalState = { revision: 0, cart: undefined }
  const listeners = new Set<() => void>()
  const bump = (cart: Cart | undefined): void => {
    state = { revision: state.revision + 1, cart }
    for (const listener of listeners) listener()
  }
  channel?.watch(() => bump(undefined))
  return {
    updated: (cart) => {
      bump(cart)
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
