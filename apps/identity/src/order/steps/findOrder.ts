import { FindOrderDocument, GetOrderByNumberDocument, type Order } from '@selvedge/commerce-client/server'
import { required, runQuery, told } from '../../commerce/commerce.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/**
 * The order that an attempt made: by its number, or, where the creation did not take the number, by its cart. A cart
 * becomes one order only, so an order of it without a number is this attempt's.
 */
export const findOrder = async (
  { commerce }: Pick<OrderServices, 'commerce'>,
  { orderNumber, cartId }: Pick<OrderTask, 'orderNumber' | 'cartId'>,
): Promise<Order | undefined> => {
  const answer = required(await runQuery(commerce.server, GetOrderByNumberDocument, { orderNumber }))
  const numbered = told(answer.order)
  // Another cart's order may have the number: then this database and the platform's do not belong together.
  if (numbered) return told(numbered.cartRef)?.id === cartId ? numbered : undefined
  const ofCart = required(
    await runQuery(commerce.server, FindOrderDocument, { where: `cart(id = "${cartId}")` }),
  ).orders.results
  return ofCart.find((order) => !order.orderNumber)
}
