import type { ShippingMethodView } from '../../../../server/checkout/shippingMethods.ts'
import { m } from '../../../paraglide/messages.js'

/** When a shipping method ships, in one sentence: by which day where that is known, else as the shop describes it. */
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
