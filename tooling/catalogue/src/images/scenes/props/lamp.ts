import { downwards, type SceneBuilder, shadow } from '../sceneBuilder.ts'

const shade = (scene: SceneBuilder, path: string) =>
  `<path d="${path}" fill="#fff2d2"/><path d="${path}" fill="${scene.gradient(
    [
      [0, '#fff', 0.2],
      [0.5, shadow, 0],
      [1, '#c98f3a', 0.24],
    ],
    downwards,
  )}"/>`

/** The warm light of a lamp on the wall behind it. */
export const lampGlow = (scene: SceneBuilder, cx: number, cy: number, r: number): string => {
  const paint = scene.glow([
    [0, '#ffe7b4', 0.8],
    [0.35, '#ffe0a0', 0.32],
    [1, '#ffe0a0', 0],
  ])
  return (
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${paint}" style="mix-blend-mode:soft-light"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${r * 0.66}" fill="${paint}" opacity=".5"/>`
  )
}

/** A floor lamp with its foot at (x, y), 374 units high. */
export const floorLamp = (scene: SceneBuilder, x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  `<ellipse cx="4" cy="6" rx="52" ry="9" fill="#2a1a0c" opacity=".34" ${scene.blur(5)}/>` +
  '<path d="M0 -284V-4" stroke="#a87e36" stroke-width="5"/><path d="M-2 -284V-4" stroke="#f0d08a" stroke-width="1.5"/>' +
  '<ellipse rx="40" ry="8" fill="#8c6a2c"/><ellipse cy="-3" rx="40" ry="7" fill="#c79b4b"/>' +
  `${shade(scene, 'M-42 -374H42L70 -276H-70Z')}<path d="M-70 -276H70" stroke="#d8bd86" stroke-width="3"/></g>`

/** A table lamp with its foot at (x, y), 136 units high. */
export const tableLamp = (scene: SceneBuilder, x: number, y: number, foot: string): string =>
  `<g transform="translate(${x} ${y})">` +
  `<path d="M-6 0c-16 -14 -14 -40 6 -52c20 12 22 38 6 52z" fill="${foot}"/><path d="M-6 0c-12 -14 -10 -38 4 -50c-6 16 -6 36 2 50z" fill="#fff" opacity=".25"/>` +
  `<path d="M0 -50v-24" stroke="#5d4226" stroke-width="3"/>${shade(scene, 'M-25 -136H25L41 -72H-41Z')}</g>`

/** A pendant lamp from the ceiling down to y. */
export const pendant = (scene: SceneBuilder, x: number, y: number, colour: string): string =>
  `<path d="M${x} 0V${y - 86}" stroke="#3b3026" stroke-width="3"/>` +
  `<path d="M${x - 8} ${y - 92}h16v16h-16z" fill="#3b3026"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="96" ry="13" fill="#fff3d0"/>` +
  `<path d="M${x - 98} ${y}C${x - 92} ${y - 56} ${x - 44} ${y - 82} ${x} ${y - 82}S${x + 92} ${y - 56} ${x + 98} ${y}C${x + 60} ${y + 9} ${x - 60} ${y + 9} ${x - 98} ${y}Z" fill="${colour}"/>` +
  `<path d="M${x - 98} ${y}C${x - 92} ${y - 56} ${x - 44} ${y - 82} ${x} ${y - 82}S${x + 92} ${y - 56} ${x + 98} ${y}C${x + 60} ${y + 9} ${x - 60} ${y + 9} ${x - 98} ${y}Z" fill="${scene.gradient(
    [
      [0, '#fff', 0.06],
      [0.3, '#fff', 0.3],
      [0.6, shadow, 0.02],
      [1, shadow, 0.36],
    ],
  )}"/>`
