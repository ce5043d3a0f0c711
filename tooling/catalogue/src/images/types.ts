import type { FinishName } from './finishes/finishNames.ts'

export type FamilyName =
  | 'block-print-floral'
  | 'botanical-stems'
  | 'ditsy'
  | 'moorish'
  | 'deco-fans'
  | 'stripes'
  | 'plaid'
  | 'terrazzo'
  | 'brush-abstract'
  | 'waves'
  | 'toile'
  | 'stars-and-moons'

export type RepeatType = 'basic' | 'half-drop' | 'half-brick' | 'mirror'

export type PaletteName =
  | 'madder-and-indigo'
  | 'sea-glass'
  | 'marmalade'
  | 'fig-and-rose'
  | 'midnight-garden'
  | 'olive-grove'
  | 'delft'
  | 'terracotta-court'
  | 'sherbet'
  | 'moss-and-lilac'
  | 'night-nursery'
  | 'emerald-deco'
  | 'clay-and-sky'
  | 'ink-and-oat'
  | 'peony'
  | 'lagoon'

/** The data that the images of a design are drawn from. */
export type DesignSpec = {
  key: string
  name: string
  family: FamilyName
  seed: string
  palette: PaletteName
  repeat: RepeatType
  /** The surface of the material that the design is printed on; without a surface, a faint plain weave. */
  finish?: FinishName
}

export type ImageView =
  | 'tile'
  | 'cloth'
  | 'closeup'
  | 'card'
  | 'bolt'
  | 'cushion'
  | 'duvet'
  | 'sham'
  | 'sheets'
  | 'throw'
  | 'curtain'
  | 'wallpaper'
  | 'towel'
  | 'table'
  | 'placemats'
  | 'runner'
  | 'napkins'
  | 'hanging'
  | 'swatch'
  | 'scale'
  | 'repeat'
  | 'hero-wallpaper'
  | 'hero-fabric'
  | 'hero-cushion'
  | 'hero-bedding'

/** An image as an SVG document with its nominal size in px. */
export type DrawnImage = { svg: string; width: number; height: number }
