import type { AddLineAction, CartAction, LineToAdd } from './types.ts'

/**
 * Returns the action that adds a line; quantity 1 by default. Custom fields need the key or the id of their type,
 * and are left out without it.
 */
export const addLineAction = ({
  customTypeKey: typeKey,
  customTypeId: typeId,
  custom,
  quantity = 1,
  ...line
}: LineToAdd): AddLineAction => ({
  addLineItem: {
    ...line,
    quantity,
    ...((typeKey || typeId) && custom
      ? {
          custom: {
            typeKey,
            typeId,
            // `undefined` has no JSON text, so the field is omitted.
            fields: Object.entries(custom)
              .filter(([, value]) => value !== undefined)
              .map(([name, value]) => ({ name, value: JSON.stringify(value) })),
          },
        }
      : {}),
  },
})

/**
 * Returns the action that changes a line's quantity in units; 0 removes the line.
 *
 * @example
 * ```ts
 * import { type Cart, type CartContext, changeQuantityAction, updateMyCart } from '@selvedge/commerce-client'
 *
 * const setQuantity = (context: CartContext, cart: Cart, lineItemId: string, quantity: number) =>
 *   updateMyCart(context, { ...cart, base: cart, actions: [changeQuantityAction(lineItemId, quantity)] })
 * ```
 */
export const changeQuantityAction = (lineItemId: string, quantity: number): CartAction => ({
  changeLineItemQuantity: { lineItemId, quantity },
})

/** Returns the action that removes a line. */
export const removeLineAction = (lineItemId: string): CartAction => ({ removeLineItem: { lineItemId } })
