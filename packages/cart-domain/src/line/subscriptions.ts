import type { CartLike, LineItemLike } from '../cart/cartLike.ts'
import { lineAttributeText } from './attributeText.ts'

/** The key of subscriptions: of their product type, or of the product itself. */
export const SUBSCRIPTIONS_KEY = 'subscriptions'

/** The fields that identify a line, or a product before it is a line. */
type Named = Pick<LineItemLike, 'name' | 'productKey' | 'productType' | 'custom' | 'variant'>

/** Whether a line is a subscription: its product type or its product has the key `subscriptions`. */
export const isSubscription = ({ productKey, productType }: Named): boolean =>
  productType?.key === SUBSCRIPTIONS_KEY || productKey === SUBSCRIPTIONS_KEY

/**
 * Returns whether a cart contains only subscriptions, some beside other items, or none. An empty cart contains
 * none.
 */
export const subscriptionsInCart = ({ lineItems }: Pick<CartLike, 'lineItems'>): 'only' | 'some' | 'none' => {
  if (!lineItems.some(isSubscription)) return 'none'
  return lineItems.every(isSubscription) ? 'only' : 'some'
}

/** Whether a line, or a product's variant, is the Plus membership: a subscription with Plus in its name. */
export const isPlusMembership = (line: Named): boolean =>
  isSubscription(line) && /\bplus\b/i.test(lineAttributeText(line, 'subscription-name') || (line.name ?? ''))

/** Whether anything in a cart or an order is shipped: a Plus membership is not. */
export const hasShippableItem = ({ lineItems }: Pick<CartLike, 'lineItems'>): boolean =>
  !lineItems.every(isPlusMembership)
