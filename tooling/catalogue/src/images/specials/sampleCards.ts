import type { FinishName } from '../finishes/finishNames.ts'
import { mix } from '../kit/colour.ts'
import { fill } from '../kit/markup.ts'
import { fine, short } from '../kit/number.ts'
import { castShadow, folded } from '../scenes/drape.ts'
import { surfaceOver } from '../scenes/finished.ts'
import { wholePortrait } from '../scenes/flatPrint.ts'
import type { SceneBuilder } from '../scenes/sceneBuilder.ts'

/** A sample: its surface and its name. */
export type Sample = { readonly finish: FinishName; readonly name: string }

const WIDTH = 300
const HEIGHT = 262

const turns = [-3, 2.5, 1.5, -2, -1.5, 2, -1]

/**
 * Returns the transform that places a sample in one of two columns. A last sample without a neighbour is in the middle.
 */
const placeOf = (at: number, count: number) => {
  const step = 950 / Math.ceil(count / 2)
  const scale = Math.min(1.05, (step - 30) / HEIGHT)
  const centre = at === count - 1 && count % 2 === 1 ? 400 : at % 2 === 0 ? 218 : 582
  const x = centre - (WIDTH * scale) / 2
  const y = 36 + Math.floor(at / 2) * step + (at % 2) * 10
  const turn = turns[at % turns.length] ?? 0
  return `translate(${short(x)} ${short(y)}) scale(${fine(scale)}) rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})`
}

/** Samples of one design on several materials, spread on a table. */
export const sampleCards = (scene: SceneBuilder, samples: readonly Sample[]): string => {
  const { roles } = scene
  const print = scene.print({ cell: 150, x: 0, y: 0 })
  const whole = `M0 0H${WIDTH}V${HEIGHT}H0Z`
  const cloth = `M12 12H${WIDTH - 12}V${HEIGHT - 42}H12Z`
  const cards = samples.map(({ finish, name }, at) => {
    return (
      `<g transform="${placeOf(at, samples.length)}">` +
      castShadow(scene, whole, 4, 8, 9, 0.3) +
      fill(whole, '#FDFBF6') +
      fill(cloth, roles.ground) +
      fill(cloth, print) +
      surfaceOver(scene, finish, cloth, 'close') +
      `<text x="14" y="${HEIGHT - 15}" font-family="Figtree, Helvetica, Arial, sans-serif" font-size="19" fill="#1F1B16">${name}</text></g>`
    )
  })
  return (
    fill(wholePortrait, mix(roles.second, '#f3ede2', 0.82)) +
    folded(scene, wholePortrait, 2, 0.05, 0.06) +
    cards.join('')
  )
}

export const clothSamples: readonly Sample[] = [
  { finish: 'cotton', name: 'Quilting cotton' },
  { finish: 'canvas', name: 'Linen cotton canvas' },
  { finish: 'sateen', name: 'Organic sateen' },
  { finish: 'lawn', name: 'Cotton lawn' },
  { finish: 'velvet', name: 'Performance velvet' },
  { finish: 'linen', name: 'Belgian linen' },
]

export const paperSamples: readonly Sample[] = [
  { finish: 'linen-look', name: 'Pre-pasted' },
  { finish: 'smooth', name: 'Peel and stick' },
  { finish: 'grasscloth', name: 'Grasscloth' },
  { finish: 'vinyl', name: 'Vinyl' },
  { finish: 'gold', name: 'Gold metallic' },
  { finish: 'silver', name: 'Silver metallic' },
  { finish: 'matte', name: 'Non-pasted' },
]
