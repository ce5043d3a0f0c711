import type { ProductCard } from '@selvedge/commerce-client'
import type { ImageId } from '@selvedge/images'
import { formatMoney } from '../../app/i18n/money.ts'
import { designColors, variantAttributeText } from './attributes.ts'

/**
 * A product for its card; `undefined` when it has no price in this market and so cannot be sold. Prices are formatted,
 * so that the page contains only what it shows.
 */
export const cardView = (product: ProductCard, locale: string, imageId: ImageId) => {
  const { masterVariant: variant } = product
  const price = variant.scopedPrice
  if (!price || !product.slug) return undefined
  const [first, second] = variant.images
  // A card shows the print itself first, and the product on hover.
  const made = product.productType?.key === 'fabric' ? second : first
  const reduced = price.currentValue.centAmount < price.value.centAmount
  return {
    slug: product.slug,
    name: product.name ?? product.slug,
    designer: variantAttributeText(variant.attributesRaw, 'artistName'),
    colourway: variantAttributeText(variant.attributesRaw, 'colourway'),
    image: imageId(first?.url),
    hover: imageId(made?.url),
    dots: designColors(variant.attributesRaw),
    price: formatMoney(price.currentValue, locale),
    was: reduced ? formatMoney(price.value, locale) : '',
    unit: variantAttributeText(variant.attributesRaw, 'unit'),
  }
}

export type CardView = NonNullable<ReturnType<typeof cardView>>
