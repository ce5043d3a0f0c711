import { mix } from '../../kit/colour.ts'
import { itemAt } from '../../kit/itemAt.ts'
import { leaf } from '../../kit/leaf.ts'
import { fill } from '../../kit/markup.ts'
import { radians, upTo } from '../../kit/number.ts'
import { moved, type Point } from '../../kit/path.ts'
import { taper } from '../../kit/taper.ts'
import { shadow } from '../sceneBuilder.ts'

const branch = (index: number, colour: string): string => {
  const swing = index - 2
  const points = upTo(7).map((j): Point => {
    const share = j / 6
    const angle = radians(-90 + swing * 20 + swing * 14 * share)
    const reach = 120 * share * (1 - Math.abs(swing) * 0.1)
    return [Math.cos(angle) * reach, -78 + Math.sin(angle) * reach]
  })
  const leaves = [1, 2, 3, 4, 5, 6].map((j) => {
    const [x, y] = itemAt(points, j)
    const turn = -90 + swing * 20 + (j % 2 ? 46 : -46)
    return fill(moved(leaf(26 - j * 1.6, 7), x, y, turn), mix(colour, j % 3 ? '#ffffff' : '#000000', 0.12))
  })
  return (
    fill(
      taper(points, (t) => 1.4 - 0.8 * t),
      colour,
    ) + leaves.join('')
  )
}

/** A vase with five branches, with its foot at (x, y), about 200 units high. */
export const vase = (x: number, y: number, size: number, colour: string, leaves: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${upTo(5)
    .map((i) => branch(i, leaves))
    .join('')}` +
  `<path d="M-13-80C-13-62-38-54-38-26C-38-6-24 0 0 0S38-6 38-26C38-54 13-62 13-80Z" fill="${colour}"/>` +
  '<path d="M-13-80C-13-62-38-54-38-26C-38-6-24 0 0 0C-14-6-24-14-24-30C-24-54-5-60-6-80Z" fill="#fff" opacity=".22"/>' +
  `<path d="M13-80C13-62 38-54 38-26C38-6 24 0 0 0C20-6 27-14 27-30C27-54 8-62 8-80Z" fill="${shadow}" opacity=".2"/>` +
  `<ellipse cy="-80" rx="13" ry="3.4" fill="${mix(colour, '#000000', 0.3)}"/></g>`

/** A pot plant with its foot at (x, y), about 200 units high. */
export const pottedPlant = (x: number, y: number, size: number, pot: string): string => {
  const leaves = [-100, -78, -124, -56, -146, -90, -112].map((turn, i) =>
    fill(
      moved(leaf(138 - i * 9, 16, i % 2 ? 10 : -10), 0, -48, turn),
      mix('#4c6b45', i % 2 ? '#ffffff' : '#000000', 0.06 + (i % 3) * 0.07),
    ),
  )
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">${leaves.join('')}` +
    `<path d="M-27 0H27L34 -56H-34Z" fill="${pot}"/><path d="M9 0H27L34 -56H14Z" fill="${shadow}" opacity=".16"/>` +
    `<path d="M-36 -56H36V-46H-36Z" fill="${mix(pot, '#ffffff', 0.16)}"/></g>`
  )
}
