import { FindOrderDocument, GetOrderByNumberDocument, type Order } from '@selvedge/commerce-client/server'
import { requireField, runQuery, valueOrThrow } from '../../commerce/commerce.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/**
 * Finds an attempt's order by its number or, if the platform did not store the number, by its cart. A cart becomes
 * only one order, so a cart's order without a number belongs to this attempt.
 */
export const findOrder = async (
  { commerce }: Pick<OrderServices, 'commerce'>,
  { orderNumber, cartId }: Pick<OrderTask, 'orderNumber' | 'cartId'>,
): Promise<Order | undefined> => {
  const response = valueOrThrow(await runQuery(commerce.server, GetOrderByNumberDocument, { orderNumber }))
  const numbered = requireField(response.order)
  // Another cart's order may have the number, if this database and the platform's do not belong together.
  if (numbered) return requireField(numbered.cartRef)?.id === cartId ? numbered : undefined
  const ofCart = valueOrThrow(
    await runQuery(commerce.server, FindOrderDocument, { where: `cart(id = "${cartId}")` }),
  ).orders.results
  return ofCart.find((order) => !order.orderNumber)
}
