import { detailText, productDetails } from '@selvedge/cart-domain'
import type { Order } from '@selvedge/commerce-client'

type Line = Order['lineItems'][number]
type Unit = (quantity: number) => string

/** Units that a quantity is said in; anything else is counted in pieces. */
const units: Readonly<Record<string, Unit>> = {
  yard: () => 'yd',
  roll: (quantity) => (quantity === 1 ? 'roll' : 'rolls'),
}

/** A line of an order in words. */
export type OrderedLine = {
  /** How much of what, e.g. `3 yd Terrazzo Rosa` or `2 × Terrazzo Rosa`. */
  readonly title: string
  /** What tells it from another of its name: kind, size, material; empty when there is nothing to tell. */
  readonly details: string
}

/** Puts a line into words. Only the details that shoppers may see are told (spec §5), each once. */
export const orderedLine = (line: Line): OrderedLine => {
  const attributes = line.variant?.attributesRaw ?? []
  const unit = units[detailText(attributes.find(({ name }) => name === 'unit')?.value)]
  const name = line.name ?? line.productKey ?? ''
  const details = productDetails([...attributes, ...(line.custom?.customFieldsRaw ?? [])])
    .filter((detail) => detail.name !== 'designName')
    .map(({ value }) => detailText(value))
  return {
    title: `${line.quantity} ${unit ? unit(line.quantity) : '×'} ${name}`,
    details: [...new Set(details)].filter(Boolean).join(', '),
  }
}
