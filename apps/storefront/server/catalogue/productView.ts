import { AFTERPAY_LIMITS, isPlusMembership, SUBSCRIPTIONS_KEY } from '@selvedge/cart-domain'
import {
  fillAYardDesignCount,
  lineDetails,
  type MemberDiscount,
  memberPrice,
  productTitle,
  variantAxes,
} from '@selvedge/cart-domain/server'
import type { Product } from '@selvedge/commerce-client'
import type { Material } from '@selvedge/commerce-client/content'
import type { ImageId } from '@selvedge/images'
import { formatMoney } from '../../app/i18n/money.ts'
import { m } from '../../app/paraglide/messages.js'
import { designColors, isDiscontinued, variantAttributeText } from './attributes.ts'
import { axisText } from './axisText.ts'
import type { VariantMeasures } from './measuresView.ts'
import { tierLabel } from './tierLabel.ts'

type Current = NonNullable<Product['masterData']['current']>
type Variant = Current['masterVariant']

const textOf = (variant: Variant, name: string): string => variantAttributeText(variant.attributesRaw, name)

/** Attributes whose value is the name of a material. */
const materialNames: readonly string[] = [
  'fabric-name',
  'wallpaper-name',
  'bedding-style',
  'dining-style',
  'living-and-decor-style',
]

/** The material that a variant is made of; `undefined` when the shop knows nothing about it. */
export const materialOf = (variant: Variant, materials: readonly Material[]): Material | undefined => {
  const names = materialNames.map((name) => textOf(variant, name))
  return materials.find(({ name }) => names.includes(name))
}

const measuresOf = (variant: Variant): VariantMeasures => {
  const numberOf = (name: string): number => Number(textOf(variant, name)) || 0
  return {
    widthCm: numberOf('printableWidthCm'),
    rollLengthCm: numberOf('rollLengthCm'),
    finishedWidthCm: numberOf('finishedWidthCm'),
    finishedHeightCm: numberOf('finishedHeightCm'),
    repeatWidthCm: numberOf('repeatWidthCm'),
    repeatHeightCm: numberOf('repeatHeightCm'),
    weightGsm: numberOf('weightGsm'),
    hasDrop: textOf(variant, 'repeatType') === 'half-drop',
  }
}

const axisViews = (
  variants: readonly Variant[],
  chosen: Variant,
  locale: string,
  materials: readonly Material[],
  imageId: ImageId,
) =>
  variantAxes(variants, chosen).map(({ name, options }) => ({
    name,
    label: axisText(name),
    options: options.flatMap(({ value, variant, isSelected }) =>
      variant.sku && variant.price
        ? [
            {
              label: value,
              note: materialNames.includes(name)
                ? textOf(variant, 'fabric-short-description') || (materialOf(variant, materials)?.note ?? '')
                : '',
              sku: variant.sku,
              image: imageId(variant.images[0]?.url),
              chosen: isSelected,
              price: formatMoney(variant.price.discounted?.value ?? variant.price.value, locale),
            },
          ]
        : [],
    ),
  }))

/**
 * The details that shoppers may see (spec §5), each with the label of its attribute. The page shows the colourway among those that
 * can be chosen.
 */
const factViews = (variant: Variant) =>
  lineDetails({ variant, custom: null })
    .filter(({ name }) => name !== 'colourway')
    .map(({ name, text }) => ({
      name: variant.attributesRaw.find((entry) => entry.name === name)?.attributeDefinition?.label ?? name,
      value: text,
    }))

/** The prices by quantity, the largest quantity first; none for a reduced price, which is the same for every quantity. */
const tierViews = ({ price }: Variant, locale: string) =>
  price?.discounted
    ? []
    : (price?.tiers ?? [])
        .map(({ minimumQuantity, value }) => ({
          from: minimumQuantity,
          cents: value.centAmount,
          price: formatMoney(value, locale),
        }))
        .sort((left, right) => right.from - left.from)

/** The prices by quantity as rows of a table: each from its quantity up to the next. */
const tierFacts = (variant: Variant, locale: string) => {
  const tiers = tierViews(variant, locale).reverse()
  const [first] = tiers
  const unit = textOf(variant, 'unit')
  if (!first || !variant.price) return []
  const rows = [{ from: 1, price: formatMoney(variant.price.value, locale) }, ...tiers]
  return rows.map(({ from, price }, at) => {
    const next = rows[at + 1]?.from
    return { name: tierLabel(from, next && next - 1, unit), value: price }
  })
}

type Category = Current['categories'][number]

/** The category of a variant: the one that its attribute names, else the most specific one of the product. */
const categoryOf = (categories: readonly Category[], variant: Variant): Category | undefined =>
  categories.find(({ key }) => key === textOf(variant, 'category')) ??
  categories.find(({ parent }) => parent) ??
  categories[0]

/** The swatch of the material that a variant is made of; `undefined` for a swatch, or when there is none. */
const swatchView = (variants: readonly Variant[], chosen: Variant, locale: string) => {
  const materialName = (variant: Variant): string =>
    textOf(variant, 'fabric-name') || textOf(variant, 'wallpaper-name')
  const swatch = variants.find(
    (variant) => textOf(variant, 'class') === 'swatch' && materialName(variant) === materialName(chosen),
  )
  if (!swatch?.sku || !swatch.price || swatch === chosen) return undefined
  return {
    sku: swatch.sku,
    text: m.swatch_offer_text({ size: textOf(swatch, 'size-display') }),
    order: m.swatch_order({
      price: formatMoney(swatch.price.discounted?.value ?? swatch.price.value, locale),
    }),
  }
}

/** The product page's view with one variant selected: the requested one, else the first that has a price. */
export const productView = (
  product: Product,
  sku: string | undefined,
  locale: string,
  imageId: ImageId,
  materials: readonly Material[] = [],
  discounts: readonly MemberDiscount[] = [],
) => {
  const { current } = product.masterData
  if (!current?.slug) return undefined
  const priced = [current.masterVariant, ...current.variants].filter((variant) => variant.price)
  const sold = priced.filter((variant) => !isDiscontinued(variant.attributesRaw))
  // A product that is no longer sold keeps its page, without a way to buy it.
  const variants = sold.length > 0 ? sold : priced
  const chosen = variants.find((variant) => variant.sku === sku) ?? variants[0]
  if (!chosen?.price || !chosen.sku) return undefined
  const price = chosen.price.discounted?.value ?? chosen.price.value
  const typeKey = product.productType?.key ?? ''
  const plusCents = memberPrice(price.centAmount, { groupKey: 'plus', productType: typeKey }, discounts)
  const category = categoryOf(current.categories, chosen)
  const name = current.name ?? current.slug
  return {
    id: product.id,
    key: product.key ?? current.slug,
    slug: current.slug,
    name,
    ...productTitle(name, textOf(chosen, 'designName')),
    designName: textOf(chosen, 'designName'),
    colour: textOf(chosen, 'colour'),
    style: textOf(chosen, 'style'),
    categoryId: category?.id ?? '',
    notice: textOf(chosen, 'cart-disclaimer'),
    swatch: swatchView(variants, chosen, locale),
    designer: textOf(chosen, 'artistName'),
    colourway: textOf(chosen, 'colourway'),
    everything: m.on_everything_text({ colourway: textOf(chosen, 'colourway') }),
    description: current.description ?? '',
    typeKey,
    dots: designColors(chosen.attributesRaw),
    measures: measuresOf(chosen),
    material: materialOf(chosen, materials)?.name ?? '',
    breadcrumbs: [category?.parent, category].flatMap((crumb) =>
      crumb?.slug ? [{ name: crumb.name ?? crumb.slug, slug: crumb.slug }] : [],
    ),
    shots: chosen.images.map((image) => ({
      image: imageId(image.url),
      label: image.label ?? '',
      width: image.dimensions.width,
      height: image.dimensions.height,
    })),
    axes: axisViews(variants, chosen, locale, materials, imageId),
    sku: chosen.sku,
    // The key that identifies the product in events, both as a product and as a cart line; empty when the product has
    // no key.
    parentSku: textOf(chosen, 'parentSku') || (product.key ?? ''),
    price: formatMoney(price, locale),
    priceCents: price.centAmount,
    tiers: tierViews(chosen, locale),
    currency: price.currencyCode,
    // Whether Afterpay accepts such a product regardless of its amount.
    afterpay:
      price.currencyCode === AFTERPAY_LIMITS.currencyCode && product.productType?.key !== SUBSCRIPTIONS_KEY,
    shipped: !isPlusMembership({ name: current.name, productType: product.productType, variant: chosen }),
    groupPrice: Boolean(chosen.price.customerGroupRef),
    // The price for members of Plus; empty when it is the same as `price`.
    plusPrice: plusCents === undefined ? '' : formatMoney({ ...price, centAmount: plusCents }, locale),
    was: chosen.price.discounted ? formatMoney(chosen.price.value, locale) : '',
    discount: chosen.price.discounted?.discount?.name ?? '',
    unit: textOf(chosen, 'unit'),
    available: sold.length > 0 && (chosen.availability?.noChannel?.isOnStock ?? true),
    /** Whether it is a Fill-a-Yard, whose parts are filled on a page of their own. */
    isYard: fillAYardDesignCount(chosen.attributesRaw) !== undefined,
    facts: [...tierFacts(chosen, locale), ...factViews(chosen)],
  }
}

export type ProductView = NonNullable<ReturnType<typeof productView>>
export type AxisView = ProductView['axes'][number]
