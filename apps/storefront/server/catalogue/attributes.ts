import { attributeText } from '@selvedge/cart-domain'

type Attribute = { readonly name: string; readonly value: unknown }

/** The text of one attribute; empty when the variant has none of that name. */
export const variantAttributeText = (attributes: readonly Attribute[], name: string): string =>
  attributeText(attributes.find((entry) => entry.name === name)?.value)

/** The colours of a design, as five hex values. */
export const designColors = (attributes: readonly Attribute[]): string[] => {
  const value = attributes.find((entry) => entry.name === 'palette')?.value
  const colours = Array.isArray(value) ? value.map(attributeText) : attributeText(value).split(/[ ,]+/)
  return colours.filter((colour) => /^#[0-9a-fA-F]{6}$/.test(colour)).slice(0, 5)
}

/** The status attributes of a variant and its product (spec §3), in both spellings. */
const statusNames = ['product-status', 'productStatus', 'variant-status', 'variantStatus']

/** Whether a variant is no longer sold: one of its statuses says so. A variant without a status is sold. */
export const isDiscontinued = (attributes: readonly Attribute[]): boolean =>
  statusNames.some((name) =>
    /^(discontinued|inactive|retired|archived)$/i.test(variantAttributeText(attributes, name)),
  )
