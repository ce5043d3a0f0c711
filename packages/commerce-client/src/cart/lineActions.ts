import type { CartAction, LineToAdd } from './types.ts'

/** The action that adds a line; quantity 1 by default (spec §5). */
export const addLineAction = ({
  customTypeKey: typeKey,
  customTypeId: typeId,
  custom,
  quantity = 1,
  ...line
}: LineToAdd): Required<Pick<CartAction, 'addLineItem'>> => ({
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

export const changeQuantityAction = (lineItemId: string, quantity: number): CartAction => ({
  changeLineItemQuantity: { lineItemId, quantity },
})

export const removeLineAction = (lineItemId: string): CartAction => ({ removeLineItem: { lineItemId } })
