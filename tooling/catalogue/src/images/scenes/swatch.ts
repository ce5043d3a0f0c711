import { mix } from '../kit/colour.ts'
import { fill } from '../kit/markup.ts'
import { upTo } from '../kit/number.ts'
import { type Point, polygon } from '../kit/path.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, clothPiece, folded } from './drape.ts'
import { SceneBuilder } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { square } from './sizes.ts'

const teeth = 40
const inset = 54
const side = 800 - inset * 2
const tooth = side / teeth

/** A square with pinked edges. */
const pinked = (): string => {
  const along = upTo(teeth * 2).map((i) => ({ at: inset + (i * tooth) / 2, off: i % 2 ? tooth * 0.5 : 0 }))
  const far = 800 - inset
  return polygon([
    ...along.map(({ at, off }): Point => [at, inset + off]),
    ...along.map(({ at, off }): Point => [far - off, at]),
    ...along.map(({ at, off }): Point => [800 - at, far - off]),
    ...along.map(({ at, off }): Point => [inset + off, 800 - at]),
  ])
}

/** A square swatch of 20 cm (8 in), at its real scale unless the print would be too fine. */
export const swatch = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'swatch', square)
  const { roles, tile } = scene
  const path = pinked()
  return scene.options(
    fill('M0 0H800V800H0Z', mix('#F1EBE1', roles.dark ? roles.main : roles.second, 0.05)) +
      castShadow(scene, path, 5, 9, 9, 0.34) +
      clothPiece(scene, path, scene.print({ cell: sceneCell(tile, side / 20, 9), x: 400, y: 400 })) +
      folded(scene, path, 2, 0.06, 0.08),
  )
}
