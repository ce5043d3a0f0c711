/** A product's name in parts, e.g. `{ design: 'Quince Orchard', kind: 'Duvet cover' }`. */
export type ProductTitle = {
  /** The design, or the whole name of a product without a design. */
  readonly design: string
  /** The kind of product; empty when the name does not contain it. */
  readonly kind: string
}

/**
 * Splits the name of a product into its design and its kind. Names of printed goods begin with the design's name and a
 * comma. When the name has another spelling of the design, it is split at its last comma. The name of a product without a design is
 * not split.
 *
 * @example
 * import { productTitle } from '@selvedge/cart-domain/server'
 *
 * productTitle('Quince Orchard, Duvet cover', 'Quince Orchard') // { design: 'Quince Orchard', kind: 'Duvet cover' }
 * productTitle('Plain Belgian Linen', '') // { design: 'Plain Belgian Linen', kind: '' }
 */
export const productTitle = (name: string, designName: string): ProductTitle => {
  const separator = ', '
  const end = name.startsWith(`${designName}${separator}`) ? designName.length : name.lastIndexOf(separator)
  return designName === '' || end <= 0
    ? { design: name, kind: '' }
    : { design: name.slice(0, end), kind: name.slice(end + separator.length) }
}
