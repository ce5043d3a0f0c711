import type { ShippingMethodView } from '../../../../server/checkout/shippingMethods.ts'
import { m } from '../../../paraglide/messages.js'

/** The shipping time of a method, in one sentence: the last day if it is known, else the shop's description. */
export const deliveryNote = ({
  note,
  shipsBy,
  free,
  shipped,
}: Pick<ShippingMethodView, 'note' | 'shipsBy' | 'free' | 'shipped'>): string => {
  if (free && shipped)
    return shipsBy ? m.delivery_complimentary_by({ date: shipsBy }) : m.delivery_complimentary()
  return shipsBy ? m.ships_by({ date: shipsBy }) : note
}
