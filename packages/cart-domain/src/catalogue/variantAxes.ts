import type { AttributeLike } from '../cart/cartLike.ts'
import { attributeText } from '../line/attributeText.ts'

/** The attributes that a shopper selects a variant by, in display order. */
const axisNames = [
  'fabric-name',
  'wallpaper-name',
  'bedding-product-name',
  'bedding-style',
  'dining-product-name',
  'dining-style',
  'dining-set-size',
  'living-and-decor-product-name',
  'living-and-decor-style',
  'wallart-style',
  'subscription-name',
  'size-display',
  'format',
  'duration',
] as const

/** The name of an attribute that variants are selected by. */
export type VariantAxisName = (typeof axisNames)[number]

/** A variant with its attributes. */
export type VariantLike = { readonly attributesRaw: readonly AttributeLike[] }

/** A value of an axis, and the variant that is shown when the value is selected. */
export type VariantAxisOption<Variant> = {
  readonly value: string
  readonly variant: Variant
  readonly isSelected: boolean
}

/** An attribute in which the variants differ, with its values in the order of the variants. */
export type VariantAxis<Variant> = {
  readonly name: VariantAxisName
  readonly options: readonly VariantAxisOption<Variant>[]
}

const unique = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value) => value !== '')),
]

const textOf = ({ attributesRaw }: VariantLike, name: VariantAxisName): string =>
  attributeText(attributesRaw.find((detail) => detail.name === name)?.value)

/** Whether two attributes always change together: the number of distinct pairs equals the number of values of each. */
const isSameAxis = (
  variants: readonly VariantLike[],
  left: VariantAxisName,
  right: VariantAxisName,
): boolean => {
  const valuesOf = (name: VariantAxisName) => unique(variants.map((variant) => textOf(variant, name))).length
  const pairs = unique(variants.map((variant) => `${textOf(variant, left)}|${textOf(variant, right)}`)).length
  return pairs === valuesOf(left) && pairs === valuesOf(right)
}

/**
 * Returns the attributes by which a shopper selects one of a product's variants, e.g. material and size. Of
 * attributes that always change together only the first is an axis. Each value has the variant to open: among the
 * variants with this value, the one that differs least from the selected variant in the other axes. A combination that
 * is not sold is therefore never offered.
 *
 * @param variants The variants that are sold, in their order.
 * @param selected The variant that the page shows.
 * @example
 * import { variantAxes } from '@selvedge/cart-domain/server'
 *
 * const cotton = { sku: 'cotton', attributesRaw: [{ name: 'fabric-name', value: 'Cotton' }] }
 * const linen = { sku: 'linen', attributesRaw: [{ name: 'fabric-name', value: 'Linen' }] }
 * const [axis] = variantAxes([cotton, linen], cotton)
 * axis?.options.map(({ value }) => value) // ['Cotton', 'Linen']
 */
export const variantAxes = <Variant extends VariantLike>(
  variants: readonly Variant[],
  selected: Variant,
): readonly VariantAxis<Variant>[] => {
  const valuesOf = (name: VariantAxisName) => unique(variants.map((variant) => textOf(variant, name)))
  const varying = axisNames.filter((name) => valuesOf(name).length > 1)
  const axes = varying.filter(
    (name, at) => !varying.slice(0, at).some((earlier) => isSameAxis(variants, earlier, name)),
  )
  const nearest = (axis: VariantAxisName, value: string): Variant | undefined => {
    const similarity = (variant: Variant): number =>
      axes.filter((name) => name !== axis && textOf(variant, name) === textOf(selected, name)).length
    return variants
      .filter((variant) => textOf(variant, axis) === value)
      .sort((left, right) => similarity(right) - similarity(left))[0]
  }
  return axes.map((name) => ({
    name,
    options: valuesOf(name).flatMap((value) => {
      const variant = nearest(name, value)
      return variant ? [{ value, variant, isSelected: textOf(selected, name) === value }] : []
    }),
  }))
}
