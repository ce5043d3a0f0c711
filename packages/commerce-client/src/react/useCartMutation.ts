import { useCallback, useState } from 'react'
import { useClient } from 'urql'
import { type AddLineItemTarget, addLineItem } from '../cart/addLineItem.ts'
import { CartError } from '../cart/cartError.ts'
import { getActiveCart } from '../cart/getActiveCart.ts'
import { changeQuantityAction, removeLineAction } from '../cart/lineActions.ts'
import { reportCartError } from '../cart/reportCartError.ts'
import type { Cart, CartAction, CartContext, LineToAdd } from '../cart/types.ts'
import { updateMyCart } from '../cart/updateMyCart.ts'
import { type CartChangeProblem, type CartChangeResult, cartChangeProblem } from '../changes/cartChange.ts'
import { useCommerce } from './CommerceContext.ts'
import { cartQueueOf, newerOf, type QueuedChange } from './cartQueue.ts'

/** The options of {@link useCartMutation}. */
export type CartMutationOptions = {
  /** Called with every failed change. A failed change is also in `error`. */
  readonly onError?: ((error: CartError) => void) | undefined
  /**
   * Called after each change of this hook that the platform confirmed, with the cart that it returned and the cart before it, for
   * `quantityEvents` of cart-domain. Quick presses that end in one change are one call. `before` is `undefined` when the change created the
   * cart. Not called for a line that is added to a cart whose lines are not known: pass the cart as `base`.
   */
  readonly onChanged?: ((after: Cart, before: Cart | undefined) => void) | undefined
}

/**
 * The functions that change a cart, and the state of the last change. Each function returns the full updated cart, or
 * `undefined` when the change failed. The quantity of `setQuantity` is in units; 0 removes the line.
 */
export type CartMutation = {
  /**
   * Adds a line. Without the id of a cart, it is added to the visitor's active cart, which is read first, so that a cart that is still loading
   * is not replaced; a cart is created if there is none.
   */
  readonly add: (target: AddLineItemTarget, line: LineToAdd) => Promise<Cart | undefined>
  readonly setQuantity: (cart: Cart, lineItemId: string, quantity: number) => Promise<Cart | undefined>
  readonly remove: (cart: Cart, lineItemId: string) => Promise<Cart | undefined>
  readonly update: (cart: Cart, actions: readonly CartAction[]) => Promise<Cart | undefined>
  /**
   * Like `update`, with the problem of a failed change as its result instead of in `error`: for a form that shows its own message, and for
   * `applyDiscountCode` of `/changes`.
   */
  readonly change: (
    cart: Cart,
    actions: readonly CartAction[],
  ) => Promise<CartChangeResult<CartChangeProblem>>
  /**
   * Resolves when no change of a component with the same client runs or waits: with `false` if one of them failed. Wait for it before the visitor
   * leaves for the checkout, which would not have the changes that still wait.
   */
  readonly settled: () => Promise<boolean>
  readonly pending: boolean
  readonly error: CartError | undefined
}

type Send = (context: CartContext, newest: Cart | undefined, found: (cart: Cart) => void) => Promise<Cart>

/** The same for all changes of a line. */
const lineKey = (cart: Cart, lineItemId: string): string => `${cart.id} ${lineItemId}`

const activeCart = (context: CartContext): Promise<Cart | undefined> =>
  getActiveCart(context, { fresh: true }).catch((error) => {
    throw error instanceof CartError ? reportCartError(context, error.message, error.problem) : error
  })

/**
 * Returns the cart functions for components, with the locale and the cart store of the provider. A failed change is in
 * `error`; it does not throw.
 *
 * The changes of all components with the same client are sent one after another, each to the cart that the one before it
 * returned. Of several quantities of a line that are waiting, only the last one is sent, so that quick presses of a button end
 * in the quantity that is shown. `useCart` shows all of them at once.
 *
 * @example
 * ```tsx
 * import type { Cart } from '@selvedge/commerce-client'
 * import { useCartMutation } from '@selvedge/commerce-client/react'
 *
 * const RemoveButton = ({ cart, lineItemId }: { cart: Cart; lineItemId: string }) => {
 *   const { remove, pending } = useCartMutation({ onError: (error) => console.error(error.message) })
 *   return (
 *     <button type="button" disabled={pending} onClick={() => remove(cart, lineItemId)}>
 *       Remove
 *     </button>
 *   )
 * }
 * ```
 */
export const useCartMutation = ({ onError, onChanged }: CartMutationOptions = {}): CartMutation => {
  const graphqlClient = useClient()
  const { locale, cartStore, site } = useCommerce()
  const [running, setRunning] = useState(0)
  const [failure, setFailure] = useState<{ readonly error: CartError; readonly line: string | undefined }>()

  const send = useCallback(
    async (change: Send, about: QueuedChange): Promise<Cart> => {
      setRunning((count) => count + 1)
      const context: CartContext = {
        graphqlClient,
        locale,
        site,
        ...(cartStore ? { onUpdated: cartStore.updated } : {}),
        ...(onError ? { onError } : {}),
      }
      try {
        return await cartQueueOf(graphqlClient).send((newest, found) => change(context, newest, found), {
          ...about,
          onChanged,
        })
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [graphqlClient, locale, cartStore, site, onError, onChanged],
  )
  /**
   * The cart that a change returns. A failure is in `error` until the next change begins, or until a change of the same line that waited
   * is confirmed.
   */
  const reported = async (result: Promise<Cart>, line?: string): Promise<Cart | undefined> => {
    setFailure(undefined)
    try {
      const cart = await result
      setFailure((last) => (line !== undefined && last?.line === line ? undefined : last))
      return cart
    } catch (error) {
      if (!(error instanceof CartError)) throw error
      setFailure({ error, line })
      return undefined
    }
  }
  const sendUpdate = (about: QueuedChange & { readonly cart: Cart }): Promise<Cart> =>
    send((context) => {
      // The caller's cart may show changes that the platform has not confirmed.
      const base = newerOf(about.cart, cartQueueOf(graphqlClient).current().confirmed)
      return updateMyCart(context, { id: base.id, version: base.version, base, actions: about.actions })
    }, about)

  return {
    add: (target, line) =>
      reported(
        send(
          async (context, newest, found) => {
            if ('id' in target && target.id !== newest?.id) return addLineItem(context, target, line)
            // The visitor may have a cart that the caller does not know, because it is still loading or could not be loaded.
            const known = newest ?? (await activeCart(context))
            if (!known) return addLineItem(context, target, line)
            if (!newest) found(known)
            return addLineItem(context, { id: known.id, version: known.version, base: known }, line)
          },
          { cart: 'id' in target ? target.base : undefined, actions: [], isNew: !('id' in target) },
        ),
      ),
    setQuantity: (cart, lineItemId, quantity) => {
      const line = lineKey(cart, lineItemId)
      return reported(
        sendUpdate({ cart, actions: [changeQuantityAction(lineItemId, quantity)], key: line }),
        line,
      )
    },
    remove: (cart, lineItemId) =>
      reported(sendUpdate({ cart, actions: [removeLineAction(lineItemId)] }), lineKey(cart, lineItemId)),
    update: (cart, actions) => reported(sendUpdate({ cart, actions })),
    change: async (cart, actions) => {
      try {
        return { ok: true, value: await sendUpdate({ cart, actions }) }
      } catch (failure) {
        return { ok: false, problem: cartChangeProblem(failure) }
      }
    },
    settled: () => cartQueueOf(graphqlClient).settled(),
    pending: running > 0,
    error: failure?.error,
  }
}
