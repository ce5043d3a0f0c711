import { mix } from '../../kit/colour.ts'
import type { Roles } from '../../kit/roles.ts'
import { type SceneBuilder, shadow } from '../sceneBuilder.ts'

const hills = ({ main, second, accent, deep }: Roles, width: number, height: number) =>
  `<path d="M${width * 0.16} ${height * 0.88}V${height * 0.2}H${width * 0.84}V${height * 0.88}Z" fill="${mix(second, '#ffffff', 0.62)}"/>` +
  `<circle cx="${width * 0.6}" cy="${height * 0.4}" r="${height * 0.11}" fill="${accent}"/>` +
  `<path d="M${width * 0.16} ${height * 0.74}C${width * 0.34} ${height * 0.52} ${width * 0.5} ${height * 0.62} ${width * 0.6} ${height * 0.7}C${width * 0.7} ${height * 0.6} ${width * 0.78} ${height * 0.6} ${width * 0.84} ${height * 0.66}V${height * 0.88}H${width * 0.16}Z" fill="${mix(main, deep, 0.1)}"/>`

const sunAndLine = ({ main, second, accent }: Roles, width: number, height: number) =>
  `<circle cx="${width / 2}" cy="${height * 0.46}" r="${height * 0.17}" fill="${main}"/>` +
  `<path d="M${width * 0.26} ${height * 0.72}H${width * 0.74}" stroke="${second}" stroke-width="6"/><path d="M${width * 0.34} ${height * 0.79}H${width * 0.66}" stroke="${accent}" stroke-width="4"/>`

/** A small framed print in the design's colours, with its top left corner at (x, y). */
export const framedPrint = (
  scene: SceneBuilder,
  x: number,
  y: number,
  width: number,
  height: number,
  motif: 'hills' | 'sun',
): string =>
  `<g transform="translate(${x} ${y})">` +
  `<rect x="4" y="8" width="${width}" height="${height}" fill="${shadow}" opacity=".34" ${scene.blur(6)}/>` +
  `<rect width="${width}" height="${height}" fill="#fdf9f0" stroke="#6b5233" stroke-width="7"/>` +
  `${motif === 'hills' ? hills(scene.roles, width, height) : sunAndLine(scene.roles, width, height)}</g>`
