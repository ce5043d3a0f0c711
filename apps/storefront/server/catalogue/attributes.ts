type Attribute = { readonly name: string; readonly value: unknown }

const isLabelled = (value: unknown): value is { label: unknown } =>
  typeof value === 'object' && value !== null && 'label' in value

/** An attribute's value as text: enums by their label, sets joined. */
export const attributeText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(attributeText).join(', ')
  if (isLabelled(value)) return attributeText(value.label)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The text of one attribute; empty when the variant has none of that name. */
export const attribute = (attributes: readonly Attribute[], name: string): string =>
  attributeText(attributes.find((entry) => entry.name === name)?.value)

/** The colours of a design, as five hex values. */
export const paletteOf = (attributes: readonly Attribute[]): string[] => {
  const value = attributes.find((entry) => entry.name === 'palette')?.value
  const colours = Array.isArray(value) ? value.map(attributeText) : attributeText(value).split(/[ ,]+/)
  return colours.filter((colour) => /^#[0-9a-fA-F]{6}$/.test(colour)).slice(0, 5)
}
