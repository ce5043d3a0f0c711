import { mix } from '../../kit/colour.ts'
import { floorShadow } from '../drape.ts'
import { downwards, type SceneBuilder, shadow } from '../sceneBuilder.ts'

/** A two-seat sofa with its feet at (x, y), 472 units wide and 246 high at size 1. */
export const sofa = (scene: SceneBuilder, x: number, y: number, size: number, colour: string): string => {
  const back = mix(colour, '#1c1210', 0.24)
  const bright = mix(colour, '#ffffff', 0.16)
  const fade = scene.gradient(
    [
      [0, '#fff', 0.16],
      [0.5, shadow, 0],
      [1, shadow, 0.3],
    ],
    downwards,
  )
  const backPath = 'M-202 -76V-210C-202 -234 -184 -246 -162 -246H162C184 -246 202 -234 202 -210V-76Z'
  const arms =
    'M-236 -42V-162C-236 -188 -190 -190 -188 -160V-26H-222C-232 -26 -236 -32 -236 -42ZM236 -42V-162C236 -188 190 -190 188 -160V-26H222C232 -26 236 -32 236 -42Z'
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">${floorShadow(scene, 0, -8, 262, 18, 0.5)}` +
    '<path d="M-212 -30l-7 30M212 -30l7 30M-170 -30v22M170 -30v22" stroke="#4f371f" stroke-width="8" stroke-linecap="round"/>' +
    `<path d="${backPath}" fill="${back}"/><path d="${backPath}" fill="${fade}"/>` +
    `<path d="M0 -242V-116" stroke="${shadow}" stroke-width="2" opacity=".35"/>` +
    `<path d="M-196 -214C-194 -232 -180 -240 -162 -240H162C180 -240 194 -232 196 -214" fill="none" stroke="${bright}" stroke-width="2" opacity=".4"/>` +
    `<path d="M-200 -126C-160 -136 -40 -136 -2 -128V-72H-200ZM2 -128C40 -136 160 -136 200 -126V-72H2Z" fill="${colour}"/>` +
    `<path d="M-200 -122C-160 -132 -40 -132 -2 -124M2 -124C40 -132 160 -132 200 -122" stroke="${bright}" stroke-width="3" fill="none"/>` +
    `<path d="M-216 -76H216V-42C216 -30 208 -26 200 -26H-200C-208 -26 -216 -30 -216 -42Z" fill="${back}"/>` +
    `<path d="M-216 -76H216V-58H-216Z" fill="${shadow}" opacity=".2"/>` +
    `<path d="${arms}" fill="${colour}"/><path d="${arms}" fill="${scene.gradient(
      [
        [0, '#fff', 0.1],
        [1, shadow, 0.2],
      ],
      downwards,
    )}"/>` +
    `<path d="M-228 -44V-160C-226 -176 -200 -178 -196 -160M228 -44V-160C226 -176 200 -178 196 -160" stroke="${bright}" stroke-width="2.5" fill="none" opacity=".8"/></g>`
  )
}
