import { designByKey } from '../../designs/designs.ts'
import { SceneBuilder } from '../scenes/sceneBuilder.ts'
import { portrait } from '../scenes/sizes.ts'
import type { DesignSpec, ImageView } from '../types.ts'
import { colourMap } from './colourMap.ts'
import { plainCloth } from './plainCloth.ts'
import { plusCard } from './plusCard.ts'
import { clothSamples, paperSamples, sampleCards } from './sampleCards.ts'
import { swatchClub } from './swatchClub.ts'

const specOf = (key: string): DesignSpec => {
  const design = designByKey.get(key)
  if (!design) throw new Error(`There is no design ${key}.`)
  return design.spec
}

const clubDesigns = [
  'palais-fan-courtyard',
  'small-hours-bedtime',
  'quince-orchard-marmalade',
  'high-water-lagoon',
  'terrazzo-rosa-clay',
  'hedgerow-walk-sea-glass',
]

const known = (keys: readonly string[]): readonly DesignSpec[] =>
  keys.flatMap((key) => designByKey.get(key)?.spec ?? [])

/** The drawing of each product without a design of its own. The drawing uses the print and the colours of `design`. */
const drawings: Readonly<Record<string, readonly [design: string, draw: (scene: SceneBuilder) => string]>> = {
  'plain-quilting-cotton': ['small-hours-bedtime', (scene) => plainCloth(scene, 'cotton', '#F3EDE1')],
  'plain-linen-cotton-canvas': ['small-hours-bedtime', (scene) => plainCloth(scene, 'canvas', '#E6DAC4')],
  'plain-belgian-linen': ['small-hours-bedtime', (scene) => plainCloth(scene, 'linen', '#CDBB9C')],
  'fabric-sampler': ['court-of-oranges-delft', (scene) => sampleCards(scene, clothSamples)],
  'wallpaper-sampler': ['high-water-lagoon', (scene) => sampleCards(scene, paperSamples)],
  'colour-map': ['terrazzo-rosa-clay', colourMap],
  'swatch-club': ['hedgerow-walk-sea-glass', (scene) => swatchClub(scene, known(clubDesigns))],
  'plus-membership': ['quince-orchard-night-pond', plusCard],
}

/**
 * The views that show only a part of the drawing, given by x, y and width. All parts have the same proportions. Other
 * views show the whole drawing.
 */
const parts: Partial<Record<ImageView, readonly [x: number, y: number, width: number]>> = {
  closeup: [110, 120, 300],
  scale: [0, 0, 520],
  repeat: [320, 400, 480],
}

/** Whether a product has drawings of its own. */
export const isSpecial = (key: string): boolean => Object.hasOwn(drawings, key)

/** Draws a product without a design of its own as SVG: the whole product, or an enlarged part. */
export const drawSpecial = (key: string, view: ImageView): string | undefined => {
  const drawing = isSpecial(key) ? drawings[key] : undefined
  if (!drawing) return undefined
  const [design, draw] = drawing
  const scene = new SceneBuilder({ ...specOf(design), key, name: key }, view, portrait)
  const { svg } = scene.options(draw(scene))
  const part = parts[view]
  if (!part) return svg
  const [x, y, width] = part
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${width} ${width * 1.25}"`)
}
