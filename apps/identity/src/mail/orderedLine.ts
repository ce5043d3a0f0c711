import { attributeText, lineName } from '@selvedge/cart-domain'
import { lineSummary, yardDesigns } from '@selvedge/cart-domain/server'
import type { Order } from '@selvedge/commerce-client'

type Line = Order['lineItems'][number]
type Unit = (quantity: number) => string

/** Units in which quantities are written; other goods are counted in pieces. */
const units: Readonly<Record<string, Unit>> = {
  yard: () => 'yd',
  roll: (quantity) => (quantity === 1 ? 'roll' : 'rolls'),
}

/** A line item as text. */
export type OrderedLine = {
  /** Quantity and name, e.g. `3 yd Terrazzo Rosa` or `2 × Terrazzo Rosa`. */
  readonly title: string
  /**
   * Details that distinguish the line from others of the same name: kind, size, material, designs of a Fill-a-Yard; may
   * be empty.
   */
  readonly details: string
}

/** Formats a line item. Includes only details that shoppers may see (spec §5), each once. */
export const orderedLine = (line: Line): OrderedLine => {
  const attributes = line.variant?.attributesRaw ?? []
  const unit = units[attributeText(attributes.find(({ name }) => name === 'unit')?.value)]
  const name = lineName(line).title || (line.productKey ?? '')
  return {
    title: `${line.quantity} ${unit ? unit(line.quantity) : '×'} ${name}`,
    details: [
      lineSummary(line).join(', '),
      yardDesigns(line)
        .map((design) => design.name)
        .join('; '),
    ]
      .filter(Boolean)
      .join('. '),
  }
}
