import type { Cart } from '@selvedge/commerce-client/server'
import { lineDraft } from './fixCart.ts'

type Line = Cart['lineItems'][number]
type Action =
  | { readonly addLineItem: ReturnType<typeof lineDraft> }
  | { readonly changeLineItemQuantity: { readonly lineItemId: string; readonly quantity: number } }

/**
 * The actions that add a guest's lines to a customer's cart. They have the same effect as the platform's merge: when
 * both carts have a line of the same product and variant, the customer's line remains, with the greater of the two
 * quantities (not their sum). Gifts of discounts are not copied. Applying the actions twice has the same effect as
 * applying them once.
 */
export const joinLines = (own: readonly Line[], guest: readonly Line[]): Action[] => {
  const isCopied = ({ lineItemMode }: Line): boolean => lineItemMode === 'Standard'
  return guest.filter(isCopied).flatMap((line): Action[] => {
    const same = own.find(
      (other) =>
        isCopied(other) && other.productId === line.productId && other.variant?.id === line.variant?.id,
    )
    if (!same) return [{ addLineItem: lineDraft(line) }]
    return line.quantity > same.quantity
      ? [{ changeLineItemQuantity: { lineItemId: same.id, quantity: line.quantity } }]
      : []
  })
}
