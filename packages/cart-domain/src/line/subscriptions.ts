import type { CartLike, LineItemLike } from '../cart/cartLike.ts'
import { lineDetail } from './detailText.ts'

/** The key that subscriptions go by (spec §9): of their product type, or of the product where it is its own. */
export const SUBSCRIPTIONS_KEY = 'subscriptions'

/** What tells of a line, or of a product before it is one, what it is. */
type Named = Pick<LineItemLike, 'name' | 'productKey' | 'productType' | 'custom' | 'variant'>

/** Whether a line is a subscription. */
export const isSubscription = ({ productKey, productType }: Named): boolean =>
  productType?.key === SUBSCRIPTIONS_KEY || productKey === SUBSCRIPTIONS_KEY

/** Whether a cart holds only subscriptions, some beside other things, or none. An empty cart holds none. */
export const subscriptionsIn = ({ lineItems }: Pick<CartLike, 'lineItems'>): 'only' | 'some' | 'none' => {
  if (!lineItems.some(isSubscription)) return 'none'
  return lineItems.every(isSubscription) ? 'only' : 'some'
}

/** Whether a line, or a product's variant, is the Plus membership: a subscription whose name says Plus. */
export const isPlusMembership = (line: Named): boolean =>
  isSubscription(line) && /\bplus\b/i.test(lineDetail(line, 'subscription-name') || (line.name ?? ''))

/** Whether anything of a cart or an order is shipped: a Plus membership is not. */
export const isShipped = ({ lineItems }: Pick<CartLike, 'lineItems'>): boolean =>
  !lineItems.every(isPlusMembership)
