import { mix } from '../../kit/colour.ts'
import { fill, line } from '../../kit/markup.ts'
import { pair, short, upTo } from '../../kit/number.ts'
import { wholePortrait } from '../flatPrint.ts'
import { type SceneBuilder, shadow, slanting } from '../sceneBuilder.ts'

const width = 134

/** Wooden boards from above that fill a portrait image. */
export const boards = (scene: SceneBuilder, wood = '#bd9263'): string => {
  const { random } = scene
  const planks = upTo(6).map((i) => {
    const tone = mix(wood, i % 2 ? '#fff1dc' : '#6b4422', random.between(0.02, 0.12))
    return `<rect x="${i * width}" width="${width}" height="1000" fill="${tone}"/>`
  })
  const grain = upTo(6).map((i) =>
    upTo(6)
      .map((j) => {
        const x = i * width + 12 + j * 20 + random.between(-4, 4)
        const bow = random.between(-9, 9)
        const from = random.between(-80, 240)
        return `M${pair(x, from)}C${pair(x + bow, from + 240)} ${pair(x - bow, from + 480)} ${pair(x + bow * 0.4, from + random.between(520, 900))}`
      })
      .join(''),
  )
  const seams = upTo(5).map((i) => `M${short((i + 1) * width)} 0V1000`)
  return (
    planks.join('') +
    line(grain.join(''), mix(wood, '#4a2c12', 0.5), 1.6, 'opacity=".3"') +
    line(seams.join(''), '#5b3c1e', 2.4, 'opacity=".6"') +
    line(seams.join(''), '#fff', 1.2, 'opacity=".25" transform="translate(2.400 0)"') +
    fill(
      wholePortrait,
      scene.gradient(
        [
          [0, '#fff', 0.26],
          [0.5, '#fff', 0],
          [1, shadow, 0.2],
        ],
        slanting,
      ),
    )
  )
}
