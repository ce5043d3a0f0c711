import { type Design, designs } from '../designs/designs.ts'
import type { Image } from '../documents.ts'
import { drawImage, type ImageView } from '../images/index.ts'

const labels: Partial<Record<ImageView, string>> = {
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

// The size of a view does not depend on the design, so one drawing of each view is enough.
const sizeOf = (view: ImageView, design: Design): Image['dimensions'] => {
  const cached = sizes.get(view)
  if (cached) return cached
  const { width, height } = drawImage((designs[0] ?? design).spec, view)
  const size = { width, height }
  sizes.set(view, size)
  return size
}

/**
 * The images of a product: fabric, the product in use, the flat print, scale and repeat. Their urls are paths; the platform
 * adds its public URL when they are read.
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
    label: `${design.name} in ${design.colourway.name} ${labels[view] ?? ''}`.trim(),
    dimensions: sizeOf(view, design),
  }))
