import { type MemberDiscount, memberPrice, productTitle } from '@selvedge/cart-domain/server'
import type { ProductCard } from '@selvedge/commerce-client'
import type { ImageId } from '@selvedge/images'
import { formatMoney } from '../../app/i18n/money.ts'
import { designColors, isDiscontinued, variantAttributeText } from './attributes.ts'

type CardVariant = ProductCard['allVariants'][number]
type PricedVariant = CardVariant & { readonly scopedPrice: NonNullable<CardVariant['scopedPrice']> }

const isPriced = (variant: CardVariant): variant is PricedVariant => Boolean(variant.scopedPrice)

const unitOf = ({ attributesRaw }: CardVariant): string => variantAttributeText(attributesRaw, 'unit')

const centsOf = ({ scopedPrice }: PricedVariant): number => scopedPrice.currentValue.centAmount

/** Returns the entries that pass a test, or all entries when none passes. */
const prefer = <Entry>(entries: readonly Entry[], passes: (entry: Entry) => boolean): readonly Entry[] => {
  const passing = entries.filter(passes)
  return passing.length > 0 ? passing : entries
}

export type CardOptions = {
  readonly imageId: ImageId
  /** The slug of the listing's category. */
  readonly category?: string | undefined
  /** Whether to treat variants that match the filters of the listing like the others. */
  readonly ignoresMatching?: boolean
  /** The automatic discounts of the platform. */
  readonly discounts: readonly MemberDiscount[]
}

/**
 * The variants that a card offers. Variants that match the filters of the listing are preferred, and among these the
 * variants of the listing's category. All of them are sold by the same unit, so that a roll never has the price of a
 * swatch.
 */
const offeredVariants = (
  product: ProductCard,
  { category, ignoresMatching }: Pick<CardOptions, 'category' | 'ignoresMatching'>,
): readonly PricedVariant[] => {
  const priced = product.allVariants
    .filter(isPriced)
    .filter(({ attributesRaw }) => !isDiscontinued(attributesRaw))
  const matching = ignoresMatching
    ? priced
    : prefer(priced, ({ isMatchingVariant }) => isMatchingVariant === true)
  const inCategory = prefer(
    matching,
    ({ attributesRaw }) => variantAttributeText(attributesRaw, 'category') === category,
  )
  const [first] = inCategory
  return first ? inCategory.filter((variant) => unitOf(variant) === unitOf(first)) : []
}

/**
 * A product for its card; `undefined` when it has no price in this market and so cannot be sold. The card has the lowest
 * price of the variants that it offers, and links to that variant. Prices are formatted, so that the page contains only
 * what it shows.
 */
export const cardView = (
  product: ProductCard,
  locale: string,
  { imageId, discounts, ...preferred }: CardOptions,
) => {
  const { masterVariant } = product
  const offered = offeredVariants(product, preferred)
  const [cheapest] = [...offered].sort((left, right) => centsOf(left) - centsOf(right))
  if (!cheapest || !product.slug) return undefined
  const price = cheapest.scopedPrice
  const [first, second] = masterVariant.images
  const type = product.productType?.key
  const made = type === 'fabric' ? second : first
  const reduced = price.currentValue.centAmount < price.value.centAmount
  const name = product.name ?? product.slug
  const plusCents = memberPrice(
    price.currentValue.centAmount,
    { groupKey: 'plus', productType: product.productType?.key ?? '' },
    discounts,
  )
  return {
    slug: product.slug,
    name,
    ...productTitle(name, variantAttributeText(masterVariant.attributesRaw, 'designName')),
    designer: variantAttributeText(masterVariant.attributesRaw, 'artistName'),
    colourway: variantAttributeText(masterVariant.attributesRaw, 'colourway'),
    // The product's page opens with the first variant. The link therefore contains a SKU only for another variant.
    sku: cheapest.sku && cheapest.sku !== masterVariant.sku ? cheapest.sku : undefined,
    image: imageId(first?.url),
    hover: imageId(made?.url),
    // Fabric shows its print, and so does wallpaper in the listing of a category. All other cards show the product.
    showsProduct: type !== 'fabric' && (type !== 'wallpaper' || preferred.category === undefined),
    style: variantAttributeText(masterVariant.attributesRaw, 'style'),
    dots: designColors(masterVariant.attributesRaw),
    price: formatMoney(price.currentValue, locale),
    priceCents: price.currentValue.centAmount,
    isFrom: offered.some((variant) => centsOf(variant) !== centsOf(cheapest)),
    // The price for members of Plus; empty when it is the same as `price`.
    plusPrice:
      plusCents === undefined ? '' : formatMoney({ ...price.currentValue, centAmount: plusCents }, locale),
    was: reduced ? formatMoney(price.value, locale) : '',
    unit: unitOf(cheapest),
  }
}

export type CardView = NonNullable<ReturnType<typeof cardView>>
