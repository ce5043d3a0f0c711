import { detailText } from '@selvedge/cart-domain'

type Attribute = { readonly name: string; readonly value: unknown }

/** The text of one attribute; empty when the variant has none of that name. */
export const attribute = (attributes: readonly Attribute[], name: string): string =>
  detailText(attributes.find((entry) => entry.name === name)?.value)

/** The colours of a design, as five hex values. */
export const paletteOf = (attributes: readonly Attribute[]): string[] => {
  const value = attributes.find((entry) => entry.name === 'palette')?.value
  const colours = Array.isArray(value) ? value.map(detailText) : detailText(value).split(/[ ,]+/)
  return colours.filter((colour) => /^#[0-9a-fA-F]{6}$/.test(colour)).slice(0, 5)
}
