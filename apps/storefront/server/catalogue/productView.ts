import { AFTERPAY_LIMITS, attributeText, isPlusMembership, SUBSCRIPTIONS_KEY } from '@selvedge/cart-domain'
import { variantAxes } from '@selvedge/cart-domain/server'
import type { Product } from '@selvedge/commerce-client'
import type { ImageId } from '@selvedge/images'
import { formatMoney } from '../../app/i18n/money.ts'
import { designColors, variantAttributeText } from './attributes.ts'

type Current = NonNullable<Product['masterData']['current']>
type Variant = Current['masterVariant']

/** The rows of the details table, in their order. */
const factNames = [
  'fabric-content',
  'weightGsm',
  'printableWidthCm',
  'size-display',
  'bedding-finish',
  'dining-set-size',
  'repeatType',
  'dpi',
  'designID',
  'cart-disclaimer',
]

const textOf = (variant: Variant, name: string): string => variantAttributeText(variant.attributesRaw, name)

const axisViews = (variants: readonly Variant[], chosen: Variant, locale: string) =>
  variantAxes(variants, chosen).map(({ name, options }) => ({
    name,
    options: options.flatMap(({ value, variant, isSelected }) =>
      variant.sku && variant.price
        ? [
            {
              label: value,
              note: name === 'fabric-name' ? textOf(variant, 'fabric-short-description') : '',
              sku: variant.sku,
              chosen: isSelected,
              price: formatMoney(variant.price.discounted?.value ?? variant.price.value, locale),
            },
          ]
        : [],
    ),
  }))

const factViews = (variant: Variant) =>
  factNames.flatMap((name) => {
    const found = variant.attributesRaw.find((entry) => entry.name === name)
    const value = attributeText(found?.value)
    return value === '' ? [] : [{ name: found?.attributeDefinition?.label ?? name, value }]
  })

/** The product page's view with one variant selected: the requested one, else the first that has a price. */
export const productView = (product: Product, sku: string | undefined, locale: string, imageId: ImageId) => {
  const { current } = product.masterData
  if (!current?.slug) return undefined
  const variants = [current.masterVariant, ...current.variants].filter((variant) => variant.price)
  const chosen = variants.find((variant) => variant.sku === sku) ?? variants[0]
  if (!chosen?.price || !chosen.sku) return undefined
  const price = chosen.price.discounted?.value ?? chosen.price.value
  const [category] = current.categories
  return {
    id: product.id,
    slug: current.slug,
    name: current.name ?? current.slug,
    designer: textOf(chosen, 'artistName'),
    colourway: textOf(chosen, 'colourway'),
    description: current.description ?? '',
    typeKey: product.productType?.key ?? '',
    dots: designColors(chosen.attributesRaw),
    repeat: textOf(chosen, 'repeatType'),
    // The printed size of one whole tile; 0 when it is not known.
    repeatWidthCm: Number(textOf(chosen, 'repeatWidthCm')) || 0,
    repeatHeightCm: Number(textOf(chosen, 'repeatHeightCm')) || 0,
    breadcrumbs: [category?.parent, category].flatMap((crumb) =>
      crumb?.slug ? [{ name: crumb.name ?? crumb.slug, slug: crumb.slug }] : [],
    ),
    shots: chosen.images.map((image) => ({
      image: imageId(image.url),
      label: image.label ?? '',
      width: image.dimensions.width,
      height: image.dimensions.height,
    })),
    axes: axisViews(variants, chosen, locale),
    sku: chosen.sku,
    // The product's key in events of its line in a cart; empty when it has none.
    parentSku: textOf(chosen, 'parentSku') || (product.key ?? ''),
    price: formatMoney(price, locale),
    priceCents: price.centAmount,
    currency: price.currencyCode,
    // Whether Afterpay accepts such a product regardless of its amount.
    afterpay:
      price.currencyCode === AFTERPAY_LIMITS.currencyCode && product.productType?.key !== SUBSCRIPTIONS_KEY,
    shipped: !isPlusMembership({ name: current.name, productType: product.productType, variant: chosen }),
    groupPrice: Boolean(chosen.price.customerGroupRef),
    was: chosen.price.discounted ? formatMoney(chosen.price.value, locale) : '',
    discount: chosen.price.discounted?.discount?.name ?? '',
    unit: textOf(chosen, 'unit'),
    available: chosen.availability?.noChannel?.isOnStock ?? true,
    facts: factViews(chosen),
  }
}

export type ProductView = NonNullable<ReturnType<typeof productView>>
export type AxisView = ProductView['axes'][number]
