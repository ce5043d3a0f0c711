import type { Price } from '../engine/price/price.ts'
import { selectPrice } from '../engine/price/selectPrice.ts'
import type { Product, Variant } from '../model/product.ts'
import type { PriceScope } from './filterSql.ts'
import { attributeTerms } from './indexing/attributeTerms.ts'
import type { Filter } from './parseFilter.ts'
import { isWithin } from './ranges.ts'

/** Which skus of a result page are in stock: `skus` without a channel, and `inChannels` in each supply channel. */
export type InStock = { readonly skus: ReadonlySet<string>; readonly inChannels: ReadonlySet<string> }

export type Matching = { readonly scope: PriceScope; readonly inStock: InStock }

const priceOf = (variant: Variant, { selector, now }: PriceScope): Price | undefined =>
  selector
    ? selectPrice(variant.prices, {
        currency: selector.currency,
        country: selector.country ?? undefined,
        customerGroupId: selector.customerGroup?.id,
        channelId: selector.channel?.id,
        at: selector.date ? new Date(selector.date) : now,
      })
    : undefined

/** The values of the terms with this name, which begins with the name of their attribute: `color`, `color.label.en`. */
const termsNamed = (variant: Variant, name: string): string[] =>
  variant.attributes
    .filter((attribute) => name === attribute.name || name.startsWith(`${attribute.name}.`))
    .flatMap(attributeTerms)
    .flatMap((term) => (term.name === name ? term.value : []))

const fulfilsAny = (found: readonly string[], filter: Filter): boolean => {
  if (filter.kind === 'terms') return found.some((term) => filter.values.includes(term))
  if (filter.kind === 'exists') return found.length > 0 !== filter.missing
  if (filter.kind === 'trees') return true
  const numbers = found.filter((term) => term !== '').map(Number)
  return numbers.some((each) => !Number.isNaN(each) && filter.ranges.some((range) => isWithin(each, range)))
}

const fulfilsFilter = (variant: Variant, filter: Filter, { scope, inStock }: Matching): boolean => {
  const { field } = filter
  switch (field.kind) {
    case 'attribute':
      return fulfilsAny(termsNamed(variant, field.name), filter)
    case 'price':
    case 'scopedPrice': {
      const price = priceOf(variant, scope)
      return (
        price !== undefined &&
        fulfilsAny([String((price.discounted?.value ?? price.value).centAmount)], filter)
      )
    }
    case 'discounted':
      return fulfilsAny([String(priceOf(variant, scope)?.discounted !== undefined)], filter)
    case 'sku':
      return fulfilsAny([variant.sku], filter)
    case 'stock':
      return fulfilsAny([String(inStock.skus.has(variant.sku))], filter)
    case 'channelStock':
      return (
        filter.kind === 'terms' && filter.values.some((id) => inStock.inChannels.has(`${id} ${variant.sku}`))
      )
    default:
      // Filters on the product match every variant.
      return true
  }
}

/** Whether a variant matches every filter on variants. */
export const isMatchingVariant = (
  variant: Product['masterVariant'],
  filters: readonly Filter[],
  matching: Matching,
): boolean => filters.every((filter) => fulfilsFilter(variant, filter, matching))
