import { mix } from '../../kit/colour.ts'
import { short, times } from '../../kit/number.ts'
import type { SceneBuilder } from '../sceneBuilder.ts'

/** The layers of fabric at the end of a roll, and its core. */
export const rollEnd = ({ roles }: SceneBuilder, x: number, y: number, rx: number, ry: number): string =>
  times(10, (i) => {
    const share = 1 - i * 0.09
    const layer =
      i === 9 ? '#b99a72' : i % 2 ? mix(roles.ground, roles.deep, 0.2) : mix(roles.ground, '#ffffff', 0.3)
    return `<ellipse cx="${x}" cy="${y}" rx="${short(rx * share)}" ry="${short(ry * share)}" fill="${layer}" stroke="${mix(roles.main, roles.deep, 0.3)}" stroke-width=".8"/>`
  })
