import type { FamilyName, RepeatType } from '../types.ts'

/** Facts about a family; `style` is its value in the style facet. */
export type Family = {
  name: string
  defaultRepeat: RepeatType
  repeats: readonly RepeatType[]
  style: string
}

const any: readonly RepeatType[] = ['basic', 'half-drop', 'half-brick', 'mirror']

/** The repeats for designs with an orientation. A mirror repeat would turn houses and faces upside down. */
const upright: readonly RepeatType[] = ['basic', 'half-drop', 'half-brick']

export const families: Readonly<Record<FamilyName, Family>> = {
  'block-print-floral': {
    name: 'Block-print floral',
    defaultRepeat: 'half-drop',
    repeats: any,
    style: 'Floral',
  },
  'botanical-stems': {
    name: 'Botanical stems',
    defaultRepeat: 'half-drop',
    repeats: any,
    style: 'Botanical',
  },
  ditsy: { name: 'Ditsy flowers', defaultRepeat: 'basic', repeats: any, style: 'Floral' },
  moorish: {
    name: 'Moorish tiles',
    defaultRepeat: 'basic',
    repeats: ['basic', 'mirror'],
    style: 'Geometric',
  },
  'deco-fans': {
    name: 'Deco fans',
    defaultRepeat: 'half-brick',
    repeats: ['half-brick'],
    style: 'Geometric',
  },
  stripes: {
    name: 'Stripes',
    defaultRepeat: 'basic',
    repeats: ['basic', 'half-drop', 'mirror'],
    style: 'Stripe',
  },
  plaid: {
    name: 'Gingham and plaid',
    defaultRepeat: 'basic',
    repeats: ['basic', 'mirror'],
    style: 'Gingham and plaid',
  },
  terrazzo: { name: 'Terrazzo', defaultRepeat: 'basic', repeats: any, style: 'Abstract' },
  'brush-abstract': { name: 'Brush abstract', defaultRepeat: 'half-drop', repeats: any, style: 'Abstract' },
  waves: { name: 'Waves', defaultRepeat: 'basic', repeats: ['basic', 'mirror'], style: 'Coastal' },
  toile: { name: 'Toile', defaultRepeat: 'half-drop', repeats: upright, style: 'Toile' },
  'stars-and-moons': {
    name: 'Stars and moons',
    defaultRepeat: 'half-drop',
    repeats: upright,
    style: 'Children',
  },
}
