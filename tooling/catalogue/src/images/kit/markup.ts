import { fine, pair } from './number.ts'

/** A filled path. */
export const fill = (path: string, colour: string, attributes = ''): string =>
  path === '' ? '' : `<path d="${path}" fill="${colour}"${attributes && ` ${attributes}`}/>`

/** A stroked path with round ends. */
export const line = (path: string, colour: string, width: number, attributes = ''): string =>
  path === ''
    ? ''
    : `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${fine(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes && ` ${attributes}`}/>`

/** A filled path with an outline. */
export const outlined = (path: string, colour: string, ink: string, width: number): string =>
  fill(path, colour, `stroke="${ink}" stroke-width="${fine(width)}" stroke-linejoin="round"`)

export type Position = { x?: number; y?: number; turn?: number; scale?: number; facing?: 'right' | 'left' }

/** Applies, in this order: scale and mirror, rotation in degrees, translation. */
export const transformOf = ({ x = 0, y = 0, turn = 0, scale = 1, facing = 'right' }: Position): string => {
  const turned = Math.round(turn) === 0 ? '' : `rotate(${Math.round(turn)})`
  const sized =
    facing === 'left' ? `scale(${fine(-scale)} ${fine(scale)})` : scale === 1 ? '' : `scale(${fine(scale)})`
  return `translate(${pair(x, y)})${turned}${sized}`
}

export const group = (content: string, position: Position): string =>
  `<g transform="${transformOf(position)}">${content}</g>`

/** Escapes text for markup and attribute values. */
export const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
