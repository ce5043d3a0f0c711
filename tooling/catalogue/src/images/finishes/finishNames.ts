/** The surfaces of the materials that designs are printed on: cloths first, then papers. */
export const finishNames = [
  'cotton',
  'canvas',
  'sateen',
  'lawn',
  'velvet',
  'linen',
  'fleece',
  'sherpa',
  'smooth',
  'linen-look',
  'grasscloth',
  'vinyl',
  'gold',
  'silver',
  'matte',
] as const

export type FinishName = (typeof finishNames)[number]

export const isFinishName = (name: string): name is FinishName =>
  (finishNames as readonly string[]).includes(name)
