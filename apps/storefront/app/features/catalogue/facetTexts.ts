import { m } from '../../paraglide/messages.js'

/** The labels of facets, by their names in the address. */
export const facetText = (name: string): string =>
  ({
    colour: m.facet_colour(),
    style: m.facet_style(),
    material: m.facet_material(),
    designer: m.facet_designer(),
  })[name] ?? name

/** The swatches of the colour facet. */
export const swatchColors: Readonly<Record<string, string>> = {
  red: '#b5483a',
  orange: '#e4772e',
  yellow: '#e0a458',
  green: '#6f7d3c',
  teal: '#137c8b',
  blue: '#2f5d9e',
  navy: '#27345c',
  purple: '#4a2440',
  pink: '#f28c8c',
  brown: '#8a5a3c',
  cream: '#f5f0df',
  black: '#22201e',
}

/** The sort orders of a listing, by their name in the address. */
export const sortTexts = (): readonly [string, string][] => [
  ['featured', m.sort_featured()],
  ['newest', m.sort_newest()],
  ['price-low', m.sort_price_low()],
  ['price-high', m.sort_price_high()],
  ['name', m.sort_name()],
]
