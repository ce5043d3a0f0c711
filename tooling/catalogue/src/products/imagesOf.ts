import { type Design, designs } from '../designs/designs.ts'
import type { Image } from '../documents.ts'
import { drawImage, type FinishName, type ImageView } from '../images/index.ts'

const labels: Partial<Record<ImageView, string>> = {
  card: 'as a flat swatch',
  cloth: 'as cloth',
  closeup: 'from close by, with the threads of the material',
  scale: 'beside a ruler, to scale',
  repeat: 'as its repeat',
  bolt: 'on the bolt',
  cushion: 'as a cushion',
  duvet: 'on a bed',
  sham: 'as a pillow sham',
  sheets: 'as sheets on a bed, from above',
  throw: 'as a throw over an armchair',
  curtain: 'as a curtain',
  wallpaper: 'on a wall',
  towel: 'as a tea towel',
  table: 'on a table',
  placemats: 'as placemats',
  runner: 'as a table runner',
  napkins: 'as napkins',
  hanging: 'as a wall hanging',
  swatch: 'as a small swatch',
}

const sizes = new Map<ImageView, Image['dimensions']>()

// The size of a view is the same for every design, so each view is drawn only once to find it.
const sizeOf = (view: ImageView, design: Design): Image['dimensions'] => {
  const cached = sizes.get(view)
  if (cached) return cached
  const { width, height } = drawImage((designs[0] ?? design).spec, view)
  const size = { width, height }
  sizes.set(view, size)
  return size
}

/** The views that show the surface of the material. Other views are the same for all materials of a design. */
const finishedViews: readonly ImageView[] = ['cloth', 'closeup', 'bolt', 'wallpaper']

const viewsFor = (scene: ImageView): readonly ImageView[] => {
  if (scene === 'bolt') return ['cloth', scene]
  return scene === 'wallpaper' ? [scene] : [scene, 'cloth']
}

/**
 * The images of a product: fabric, the product in use, a close-up, the flat print, scale and repeat. Images that show the
 * material have its finish in their name. Image URLs are paths; the platform adds its public URL when an image is read.
 */
export const imagesOf = (design: Design, scene: ImageView, finish?: FinishName): Image[] =>
  [
    ...viewsFor(scene),
    ...(finish ? (['closeup'] as const) : []),
    'card' as const,
    'scale' as const,
    'repeat' as const,
  ].map((view) => ({
    url: `/pictures/${design.key}/${view}${finish && finishedViews.includes(view) ? `.${finish}` : ''}.svg`,
    label: `${design.name} in ${design.colourway.name} ${labels[view] ?? ''}`.trim(),
    dimensions: sizeOf(view, design),
  }))
