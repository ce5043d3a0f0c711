import { bolt } from './scenes/bolt.ts'
import { card } from './scenes/card.ts'
import { closeup } from './scenes/closeup.ts'
import { cloth } from './scenes/cloth.ts'
import { curtain } from './scenes/curtain.ts'
import { cushion } from './scenes/cushion.ts'
import { duvet } from './scenes/duvet.ts'
import { hanging } from './scenes/hanging.ts'
import { heroBedding } from './scenes/heroBedding.ts'
import { heroCushion } from './scenes/heroCushion.ts'
import { heroFabric } from './scenes/heroFabric.ts'
import { heroWallpaper } from './scenes/heroWallpaper.ts'
import { napkins } from './scenes/napkins.ts'
import { placemats } from './scenes/placemats.ts'
import { repeatOverview } from './scenes/repeatOverview.ts'
import { runner } from './scenes/runner.ts'
import { scale } from './scenes/scale.ts'
import { sham } from './scenes/sham.ts'
import { sheets } from './scenes/sheets.ts'
import { swatch } from './scenes/swatch.ts'
import { table } from './scenes/table.ts'
import { throwBlanket } from './scenes/throwBlanket.ts'
import { towel } from './scenes/towel.ts'
import { wallpaper } from './scenes/wallpaper.ts'
import { tileOf } from './tileOf.ts'
import type { DesignSpec, DrawnImage, ImageView } from './types.ts'

const drawView: Readonly<Record<ImageView, (design: DesignSpec) => DrawnImage>> = {
  tile: (design) => {
    const { svg, width, height } = tileOf(design)
    return { svg, width, height }
  },
  cloth,
  closeup,
  card,
  bolt,
  cushion,
  duvet,
  sham,
  sheets,
  throw: throwBlanket,
  curtain,
  wallpaper,
  towel,
  table,
  placemats,
  runner,
  napkins,
  hanging,
  swatch,
  scale,
  repeat: repeatOverview,
  'hero-wallpaper': heroWallpaper,
  'hero-fabric': heroFabric,
  'hero-cushion': heroCushion,
  'hero-bedding': heroBedding,
}

/** Draws a view of a design as an SVG document. The same design and view always give the same text. */
export const drawImage = (design: DesignSpec, view: ImageView): DrawnImage => drawView[view](design)
