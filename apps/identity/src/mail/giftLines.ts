import { giftMessageOf } from '@selvedge/cart-domain/server'
import type { Order } from '@selvedge/commerce-client'

/** The gift message of an order, one entry per line; empty when there is none. */
export const giftLines = (order: Pick<Order, 'custom'>): readonly string[] => {
  const { to, from, message } = giftMessageOf(order) ?? {}
  return [to && `For ${to}`, from && `From ${from}`, message].flatMap((line) => line || [])
}
