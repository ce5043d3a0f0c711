import type { FacetName } from '../../../server/catalogue/facets.ts'
import { m } from '../../paraglide/messages.js'

const legends: Readonly<Record<FacetName, () => string>> = {
  kind: m.facet_kind,
  colour: m.facet_colour,
  material: m.facet_material,
  wallpaper: m.facet_wallpaper,
  style: m.facet_style,
  size: m.facet_size,
  designer: m.facet_designer,
  sale: m.facet_sale,
}

/** The name of a facet. */
export const facetLegend = (name: FacetName): string => legends[name]()

/** The text of one option of a facet. */
export const optionText = (name: FacetName, label: string): string =>
  name === 'sale' ? m.facet_on_sale() : label
