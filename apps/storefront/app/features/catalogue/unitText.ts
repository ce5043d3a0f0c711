import { m } from '../../paraglide/messages.js'

/** The text of a price's unit ("a yard"); empty for single pieces. */
export const priceUnitText = (unit: string): { unit?: string } => {
  if (unit === 'yard') return { unit: m.unit_a_yard() }
  if (unit === 'roll') return { unit: m.unit_a_roll() }
  if (unit === 'set') return { unit: m.unit_a_set() }
  if (unit === 'month') return { unit: m.unit_a_month() }
  if (unit === 'year') return { unit: m.unit_a_year() }
  return {}
}

/** The unit beside a quantity: "yd", "rolls". */
export const quantityUnit = (unit: string, quantity: number): string | undefined => {
  if (unit === 'yard') return m.unit_yd()
  if (unit === 'roll') return m.unit_rolls({ count: quantity })
  return undefined
}

/** The amount of an item in an order: "3 yd", "× 2"; empty for a single piece. */
export const quantityText = (unit: string, quantity: number): string => {
  const measured = quantityUnit(unit, quantity)
  if (measured) return `${quantity} ${measured}`
  return quantity > 1 ? `× ${quantity}` : ''
}
