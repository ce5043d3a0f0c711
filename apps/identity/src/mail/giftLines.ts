import { detailText } from '@selvedge/cart-domain'
import type { Order } from '@selvedge/commerce-client'

/** What an order's gift card says, an entry a line; nothing when the order is no gift. */
export const giftLines = ({ custom }: Pick<Order, 'custom'>): readonly string[] => {
  const [to, from, message] = ['giftTo', 'giftFrom', 'giftMessage'].map((field) =>
    detailText(custom?.customFieldsRaw?.find(({ name }) => name === field)?.value),
  )
  return [to && `For ${to}`, from && `From ${from}`, message].flatMap((line) => (line ? [line] : []))
}
