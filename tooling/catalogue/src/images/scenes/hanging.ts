import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import { times } from '../kit/number.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, clothPiece, floorShadow, folded } from './drape.ts'
import { floor, skirting, upholstery, wall, wallColour, windowLight } from './interior.ts'
import { vase } from './props/greenery.ts'
import { downwards, SceneBuilder, shadow } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

const piece = 'M190 176H610C612 320 608 470 611 636C540 640 260 640 189 636C192 470 188 320 190 176Z'

const rod = (scene: SceneBuilder, y: number): string => {
  const round = scene.gradient(
    [
      [0, '#c9a375', 1],
      [0.35, '#e2c096', 1],
      [1, '#8d6842', 1],
    ],
    downwards,
  )
  return `<rect x="164" y="${y}" width="472" height="20" rx="10" fill="${round}"/><circle cx="164" cy="${y + 10}" r="14" fill="#a67f54"/><circle cx="636" cy="${y + 10}" r="14" fill="#8d6842"/>`
}

const sideboard = (scene: SceneBuilder): string => {
  const { roles } = scene
  const wood = '#a67f54'
  const books = [
    ['#fdf9f0', 104, 22],
    [roles.accent, 118, 18],
    [mix(roles.main, roles.deep, 0.15), 96, 20],
  ] as const
  let y = 770
  const pile = books.map(([colour, width, height]) => {
    y -= height
    return `<rect x="${530 - width / 2}" y="${y}" width="${width}" height="${height}" rx="2" fill="${colour}"/><path d="M${530 - width / 2} ${y + height}h${width}" stroke="${shadow}" stroke-width="2" opacity=".22"/>`
  })
  return (
    floorShadow(scene, 400, 952, 300, 16, 0.5) +
    line('M164 900v52M636 900v52', '#6b4f30', 15) +
    `<rect x="118" y="782" width="564" height="122" fill="${wood}"/><rect x="118" y="782" width="564" height="122" fill="${scene.gradient(
      [
        [0, '#fff', 0.1],
        [1, shadow, 0.26],
      ],
      downwards,
    )}"/>` +
    line('M306 790V904M494 790V904', '#6b4f30', 3, 'opacity=".7"') +
    times(3, (i) => `<circle cx="${212 + i * 188}" cy="812" r="6" fill="#e2c58a"/>`) +
    `<rect x="106" y="768" width="588" height="16" fill="${mix(wood, '#ffffff', 0.14)}"/>${pile.join('')}` +
    `<path d="M505 710h50c2 -18 -8 -30 -25 -30s-27 12 -25 30Z" fill="${upholstery(roles)}"/><path d="M530 680c-4 -10 4 -12 2 -20" stroke="${shadow}" stroke-width="2" fill="none" opacity=".5"/>`
  )
}

/** A wall hanging with two rods and a cord, above a sideboard. */
export const hanging = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'hanging', portrait)
  const { roles, tile } = scene
  const print = scene.print({ cell: sceneCell(tile, 7, 27), x: 190, y: 186 })
  const leaves = mix('#57714b', roles.dark ? '#2f4030' : roles.deep, 0.15)
  return scene.options(
    wall(scene, 800, 880, mix(wallColour(roles), '#ffffff', 0.12)) +
      windowLight(scene, -30, 240, 1.5) +
      skirting(800, 880, 28) +
      floor(scene, 800, 880, 120) +
      castShadow(scene, `${piece}M170 166H636V194H170ZM170 628H636V656H170Z`, 12, 14, 11, 0.32) +
      line('M400 62L178 172M400 62L622 172', '#5b4630', 3.4) +
      '<circle cx="400" cy="60" r="8" fill="#3b2c1d"/><circle cx="398" cy="57" r="2.500" fill="#9a8a78"/>' +
      clothPiece(scene, piece, print) +
      folded(scene, piece, 3, 0.14, 0.12) +
      fill(
        piece,
        scene.gradient(
          [
            [0, shadow, 0.3],
            [0.05, shadow, 0],
            [0.95, shadow, 0],
            [1, shadow, 0.24],
          ],
          downwards,
        ),
      ) +
      rod(scene, 166) +
      rod(scene, 628) +
      sideboard(scene) +
      vase(236, 770, 0.58, roles.accent, leaves),
  )
}
