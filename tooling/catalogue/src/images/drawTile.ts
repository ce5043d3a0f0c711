import { drawFamily } from './families/drawFamily.ts'
import { repeatFor } from './families/repeatFor.ts'
import { idPrefix } from './kit/hash.ts'
import { randomOf } from './kit/random.ts'
import { rolesOf } from './kit/roles.ts'
import type { Tile } from './kit/tile.ts'
import { palettes } from './palettes.ts'
import type { DesignSpec } from './types.ts'

/** The prefix of every id in an image, so that several images can be inlined into one page. */
export const imagePrefix = (design: DesignSpec, view: string): string =>
  idPrefix(
    [
      design.key,
      design.name,
      design.family,
      design.seed,
      design.palette,
      design.repeat,
      view,
      ...(design.finish ? [design.finish] : []),
    ].join('|'),
  )

/** Draws a design's tile. Colours do not affect the random numbers, so that all colourways have the same geometry. */
export const drawTile = (design: DesignSpec, prefix: string): Tile =>
  drawFamily[design.family]({
    random: randomOf(`${design.family}:${design.seed}`),
    roles: rolesOf(palettes[design.palette].colours),
    repeat: repeatFor(design.family, design.repeat),
    prefix,
  })
