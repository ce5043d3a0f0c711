/** A product's name in parts, e.g. `{ design: 'Quince Orchard', kind: 'Duvet cover' }`. */
export type ProductTitle = {
  /** The design, or the whole name of a product without one. */
  readonly design: string
  /** The kind of product; empty when the name does not contain it. */
  readonly kind: string
}

/**
 * Splits the name of a product into its design and its kind. Names of printed goods begin with the design's name and a
 * comma; any other name is not split.
 *
 * @example
 * import { productTitle } from '@selvedge/cart-domain/server'
 *
 * productTitle('Quince Orchard, Duvet cover', 'Quince Orchard') // { design: 'Quince Orchard', kind: 'Duvet cover' }
 * productTitle('Plain Belgian Linen', '') // { design: 'Plain Belgian Linen', kind: '' }
 */
export const productTitle = (name: string, designName: string): ProductTitle => {
  const start = `${designName}, `
  return designName !== '' && name.startsWith(start)
    ? { design: designName, kind: name.slice(start.length) }
    : { design: name, kind: '' }
}
