import type { MethodView } from '../../../../server/checkout/shippingMethods.ts'
import { m } from '../../../paraglide/messages.js'

/** When a way of delivery ships, in one sentence: by which day where that is known, else in the shop's own words. */
export const deliveryNote = ({
  note,
  shipsBy,
  free,
  shipped,
}: Pick<MethodView, 'note' | 'shipsBy' | 'free' | 'shipped'>): string => {
  if (free && shipped)
    return shipsBy ? m.delivery_complimentary_by({ date: shipsBy }) : m.delivery_complimentary()
  return shipsBy ? m.ships_by({ date: shipsBy }) : note
}
