import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import { upTo } from '../kit/number.ts'
import { finished } from './finished.ts'
import type { SceneBuilder, Stop } from './sceneBuilder.ts'
import { shadow } from './sceneBuilder.ts'

/** A piece of fabric: ground, print, weave. */
export const clothPiece = (scene: SceneBuilder, path: string, print: string): string =>
  fill(path, scene.roles.ground) + fill(path, print) + finished(scene, path)

/** Shading of a shape. */
export const shaded = (path: string, paint: string): string =>
  fill(path, paint, 'style="mix-blend-mode:multiply"')

/** A soft shadow of a shape, moved by (x, y) and blurred. `margin` is that of `SceneBuilder.blur`. */
export const castShadow = (
  scene: SceneBuilder,
  path: string,
  x: number,
  y: number,
  blur: number,
  opacity: number,
  margin?: number,
): string =>
  fill(path, '#2e1f14', `opacity="${opacity}" transform="translate(${x} ${y})" ${scene.blur(blur, margin)}`)

/** A soft contact shadow on the floor. */
export const floorShadow = (
  scene: SceneBuilder,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  opacity = 0.42,
): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#2a1a0c" opacity="${opacity}" ${scene.blur(12)}/>`

/** A line of stitches along a path, in a colour that shows on the print. */
export const stitched = (scene: SceneBuilder, path: string): string => {
  const { main, paper, deep, dark } = scene.roles
  const thread = dark ? mix(main, paper, 0.35) : mix(main, deep, 0.12)
  return line(path, thread, 2.2, 'stroke-dasharray="7 4" opacity=".85"')
}

/** Irregular folds across a path: dark in the valleys, light on the ridges. */
export const folded = (
  scene: SceneBuilder,
  path: string,
  count: number,
  depth: number,
  light: number,
): string => {
  const { random } = scene
  const widths = upTo(count).map(() => random.between(0.65, 1.35))
  const total = widths.reduce((sum, width) => sum + width, 0)
  const dark: Stop[] = []
  const bright: Stop[] = []
  let at = 0
  for (const width of widths) {
    const share = width / total
    const deep = depth * random.between(0.7, 1.1)
    dark.push([at, shadow, deep], [at + share * 0.22, shadow, deep * 0.32])
    dark.push([at + share * 0.5, shadow, 0], [at + share * 0.8, shadow, deep * 0.3])
    bright.push([at, '#fff', 0], [at + share * 0.3, '#fff', light * 0.25])
    bright.push([at + share * 0.48, '#fff', light * random.between(0.6, 1)], [at + share * 0.68, '#fff', 0])
    at += share
  }
  return (
    shaded(path, scene.gradient([...dark, [1, shadow, depth]])) +
    fill(path, scene.gradient([...bright, [1, '#fff', 0]]))
  )
}
