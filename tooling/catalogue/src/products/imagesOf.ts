import { type Design, designs } from '../designs/designs.ts'
import type { Image } from '../documents.ts'
import { drawImage, type ImageView } from '../images/index.ts'

const words: Partial<Record<ImageView, string>> = {
  card: 'as a flat swatch',
  cloth: 'as cloth',
  scale: 'beside a ruler, to scale',
  repeat: 'as its repeat',
  bolt: 'on the bolt',
  cushion: 'as a cushion',
  duvet: 'on a bed',
  curtain: 'as a curtain',
  wallpaper: 'on a wall',
  towel: 'as a tea towel',
  table: 'on a table',
  napkins: 'as napkins',
  hanging: 'as a wall hanging',
  swatch: 'as a small swatch',
}

const sizes = new Map<ImageView, Image['dimensions']>()

// A view has one size whatever the design, so one drawing of it tells.
const sizeOf = (view: ImageView, design: Design): Image['dimensions'] => {
  const known = sizes.get(view)
  if (known) return known
  const { width, height } = drawImage((designs[0] ?? design).spec, view)
  const size = { width, height }
  sizes.set(view, size)
  return size
}

/**
 * The images of a design on a product: cloth first, then the product in use, the plain print, scale and repeat. Their
 * urls are paths: where the platform can be reached from is added when they are read.
 */
export const imagesOf = (design: Design, scene: ImageView): Image[] =>
  [
    ...new Set<ImageView>([
      ...(scene === 'bolt' ? ['cloth', scene] : [scene, 'cloth']),
      'card',
      'scale',
      'repeat',
    ] as ImageView[]),
  ].map((view) => ({
    url: `/pictures/${design.key}/${view}.svg`,
    label: `${design.name} in ${design.colourway.name} ${words[view] ?? ''}`.trim(),
    dimensions: sizeOf(view, design),
  }))
