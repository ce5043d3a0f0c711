import type { Cart } from '@selvedge/commerce-client/server'
import { lineDraft } from './fixCart.ts'

type Line = Cart['lineItems'][number]
type Action =
  | { readonly addLineItem: ReturnType<typeof lineDraft> }
  | { readonly changeLineItemQuantity: { readonly lineItemId: string; readonly quantity: number } }

/**
 * The actions that add a guest's lines to a customer's cart, as the platform's merge does: for the same product and variant
 * the customer's line stays, with the greater of the two quantities (not their sum). Gifts of discounts are not copied. Carried
 * out twice, they change nothing more.
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
