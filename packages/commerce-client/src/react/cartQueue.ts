import type { Cart } from '../cart/types.ts'

/** Sends one change of a cart. `newest` is the cart that the change before it returned, if it had to wait for one. */
type Change = (newest: Cart | undefined) => Promise<Cart>

type Waiting = {
  readonly key: string | undefined
  change: Change
  readonly result: Promise<Cart>
  readonly resolve: (cart: Cart) => void
  readonly reject: (error: unknown) => void
}

/** Sends changes of carts one after another. */
export type CartQueue = {
  /**
   * Sends a change after all earlier ones. A change replaces the last waiting one when both have the same key, and both then have
   * the result of the newer one.
   */
  readonly send: (change: Change, key?: string) => Promise<Cart>
}

const createCartQueue = (): CartQueue => {
  const waiting: Waiting[] = []
  let isRunning = false

  const sendAll = async (): Promise<void> => {
    isRunning = true
    let newest: Cart | undefined
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        newest = await next.change(newest)
        next.resolve(newest)
      } catch (error) {
        next.reject(error)
      }
    }
    isRunning = false
  }

  return {
    send: (change, key) => {
      const last = waiting.at(-1)
      if (last && key !== undefined && last.key === key) {
        last.change = change
        return last.result
      }
      let resolve: Waiting['resolve'] = () => {}
      let reject: Waiting['reject'] = () => {}
      const result = new Promise<Cart>((fulfil, fail) => {
        resolve = fulfil
        reject = fail
      })
      waiting.push({ key, change, result, resolve, reject })
      if (!isRunning) void sendAll()
      return result
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
