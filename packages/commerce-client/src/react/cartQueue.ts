import type { Cart, CartAction } from '../cart/types.ts'

/**
 * Sends one change of a cart. `newest` is the cart that the change before it returned, if it had to wait for one. A change that reads the cart
 * first passes it to `found`.
 */
type Change = (newest: Cart | undefined, found: (cart: Cart) => void) => Promise<Cart>

/** What a change is about. */
export type QueuedChange = {
  /** The cart to change, as the caller knows it; `undefined` for a new cart. */
  readonly cart: Cart | undefined
  readonly actions: readonly CartAction[]
  /** A change replaces the last waiting one when both have the same key, and both then have the result of the newer one. */
  readonly key?: string
  /** Whether this change may create the cart. It counts only while the queue knows no cart. */
  readonly isNew?: boolean
  /** Called when the change is confirmed. `before` is `undefined` for a new cart; not called when the cart before is unknown. */
  readonly onChanged?: ((after: Cart, before: Cart | undefined) => void) | undefined
}

type Entry = {
  about: QueuedChange
  change: Change
  readonly result: Promise<Cart>
  readonly resolve: (cart: Cart) => void
  readonly reject: (error: unknown) => void
}

/** The changes that the platform has not confirmed, and the last cart that it returned. */
export type CartQueueState = {
  /** `undefined` before the first change, and when the running change creates the cart. */
  readonly confirmed: Cart | undefined
  /** The last cart that a change created, as the platform last returned it. */
  readonly created: Cart | undefined
  /** The running change and the waiting ones, in their order. Of several with one key, only the last one. */
  readonly unconfirmed: readonly QueuedChange[]
}

/** Sends changes of carts one after another. */
export type CartQueue = {
  /** Sends a change after all earlier ones. */
  readonly send: (change: Change, about: QueuedChange) => Promise<Cart>
  readonly current: () => CartQueueState
  /** Resolves when no change runs or waits: with `false` if one of them failed. */
  readonly settled: () => Promise<boolean>
  /** Calls the listener when the state has changed. Returns a function that ends this. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Returns `other` when it is the same cart with the same or a higher version, and `cart` otherwise. */
export const newerOf = (cart: Cart, other: Cart | undefined): Cart =>
  other && other.id === cart.id && other.version >= cart.version ? other : cart

const isSuperseded = ({ about }: Entry, at: number, entries: readonly Entry[]): boolean =>
  about.key !== undefined && entries.slice(at + 1).some((later) => later.about.key === about.key)

/** Reports a confirmed change. It runs after the queue has gone on, so that an exception of the listener does not fail the change. */
const reportChange = (
  { cart, isNew, onChanged }: QueuedChange,
  after: Cart,
  confirmed: Cart | undefined,
): void => {
  const before = [confirmed, cart].find((known) => known?.id === after.id)
  if (onChanged && (before || isNew)) queueMicrotask(() => onChanged(after, before))
}

const createCartQueue = (): CartQueue => {
  /** The running change first. */
  const entries: Entry[] = []
  const listeners = new Set<() => void>()
  let state: CartQueueState = { confirmed: undefined, created: undefined, unconfirmed: [] }

  const publish = (confirmed: Cart | undefined, created = state.created): void => {
    const unconfirmed = entries
      .filter((entry, at) => !isSuperseded(entry, at, entries))
      .map(({ about }) => about)
    state = { confirmed, created, unconfirmed }
    for (const listener of listeners) listener()
  }

  const sendAll = async (): Promise<void> => {
    let newest: Cart | undefined
    for (let next = entries[0]; next; next = entries[0]) {
      const { about, change, resolve, reject } = next
      let before = state.confirmed
      try {
        newest = await change(newest, (found) => {
          before = found
          publish(found)
        })
        entries.shift()
        const isCreated = (about.isNew && before?.id !== newest.id) || state.created?.id === newest.id
        publish(newest, isCreated ? newest : state.created)
        resolve(newest)
        reportChange(about, newest, before)
      } catch (error) {
        entries.shift()
        publish(state.confirmed)
        reject(error)
      }
    }
  }

  return {
    send: (change, about) => {
      const last = entries.length > 1 ? entries.at(-1) : undefined
      if (last && about.key !== undefined && last.about.key === about.key) {
        last.change = change
        last.about = about
        publish(state.confirmed)
        return last.result
      }
      let resolve: Entry['resolve'] = () => {}
      let reject: Entry['reject'] = () => {}
      const result = new Promise<Cart>((fulfil, fail) => {
        resolve = fulfil
        reject = fail
      })
      const isIdle = entries.length === 0
      entries.push({ about, change, result, resolve, reject })
      publish(isIdle ? about.cart && newerOf(about.cart, state.confirmed) : state.confirmed)
      if (isIdle) void sendAll()
      return result
    },
    current: () => state,
    settled: async () => {
      let areConfirmed = true
      while (entries.length > 0) {
        const results = await Promise.allSettled(entries.map(({ result }) => result))
        areConfirmed &&= results.every(({ status }) => status === 'fulfilled')
      }
      return areConfirmed
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const queues = new WeakMap<object, CartQueue>()

/** The queue of a GraphQL client, which all components with this client share. */
export const cartQueueOf = (client: object): CartQueue => {
  const queue = queues.get(client) ?? createCartQueue()
  queues.set(client, queue)
  return queue
}
