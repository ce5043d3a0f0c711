import type { ImageView } from './types.ts'

/** All views of a design. */
export const imageViews = [
  'tile',
  'cloth',
  'closeup',
  'card',
  'bolt',
  'cushion',
  'duvet',
  'curtain',
  'wallpaper',
  'towel',
  'table',
  'napkins',
  'hanging',
  'swatch',
  'scale',
  'repeat',
  'hero-wallpaper',
  'hero-fabric',
  'hero-cushion',
  'hero-bedding',
] as const satisfies readonly ImageView[]
