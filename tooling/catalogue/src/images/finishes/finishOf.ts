import type { FinishName } from './finishNames.ts'

/** The surface of each material of the shop, by the value of a variant's material attribute. */
const finishes: Readonly<Record<string, FinishName>> = {
  'Quilting cotton': 'cotton',
  'Linen cotton canvas': 'canvas',
  'Organic sateen': 'sateen',
  'Cotton lawn': 'lawn',
  'Performance velvet': 'velvet',
  'Belgian linen': 'linen',
  'Peel and stick': 'smooth',
  'Pre-pasted': 'linen-look',
  Grasscloth: 'grasscloth',
  Vinyl: 'vinyl',
  'Gold metallic': 'gold',
  'Silver metallic': 'silver',
  'Non-pasted': 'matte',
  Sateen: 'sateen',
  Cotton: 'cotton',
  Linen: 'linen',
  'Linen cotton': 'canvas',
  Fleece: 'fleece',
  Sherpa: 'sherpa',
}

/** The surface of a material; `undefined` for a material without a drawing. */
export const finishOf = (material: string): FinishName | undefined => finishes[material]
