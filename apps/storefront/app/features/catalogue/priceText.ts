import { m } from '../../paraglide/messages.js'
import { priceUnitText } from './unitText.ts'

/** A product's price in one line: "from $14.00 a yard". */
export const priceText = ({
  price,
  isFrom,
  unit,
}: {
  readonly price: string
  readonly isFrom: boolean
  readonly unit: string
}): string => [isFrom ? m.price_from({ price }) : price, priceUnitText(unit).unit].filter(Boolean).join(' ')
