import { type Cell, shiftsOf, tileSizeOf } from './lattice.ts'
import { type Position, transformOf } from './markup.ts'
import { short } from './number.ts'

export type Box = { left: number; right: number; top: number; bottom: number }

export type Item = { box: Box } & (
  | { kind: 'symbol'; symbol: string; position: Position; transform: string }
  | { kind: 'drawing'; markup: string; id: string }
)

export type Layer = { items: Item[]; attributes: string; wrap: boolean }

export type Symbols = { prefix: string; count: number; markup: string[] }

export type TileParts = {
  cell: Cell
  ground: string
  layers: readonly Layer[]
  symbols: Symbols
  extraDefs: string
}

const touches = (box: Box, dx: number, dy: number, width: number, height: number) =>
  box.right + dx > 0 && box.left + dx < width && box.bottom + dy > 0 && box.top + dy < height

const offset = (dx: number, dy: number) => (dx || dy ? ` x="${short(dx)}" y="${short(dy)}"` : '')

const useItem = (item: Item, dx: number, dy: number, symbols: Symbols): string => {
  if (item.kind === 'symbol') {
    const { x = 0, y = 0 } = item.position
    return `<use href="#${item.symbol}" transform="${transformOf({ ...item.position, x: x + dx, y: y + dy })}"/>`
  }
  if (item.id === '') {
    item.id = `${symbols.prefix}${(symbols.count++).toString(36)}`
    symbols.markup.push(`<g id="${item.id}">${item.markup}</g>`)
  }
  return `<use href="#${item.id}"${offset(dx, dy)}/>`
}

const layerGroup = (layer: Layer, content: string) =>
  layer.attributes === '' ? `<g>${content}</g>` : `<g ${layer.attributes}>${content}</g>`

/** The clipped cell, drawn four times with mirror symmetry. */
const mirrored = ({ cell, layers, symbols }: TileParts) => {
  const { width, height } = cell
  const content = layers.map((layer) => {
    const shifts = layer.wrap
      ? [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => [i * width, j * height] as const))
      : [[0, 0] as const]
    const uses = shifts.flatMap(([dx, dy]) =>
      layer.items
        .filter((item) => touches(item.box, dx, dy, width, height))
        .map((item) => useItem(item, dx, dy, symbols)),
    )
    return layerGroup(layer, uses.join(''))
  })
  const [quarter, clip] = [`${symbols.prefix}-q`, `${symbols.prefix}-k`]
  const [w, h] = [short(width * 2), short(height * 2)]
  return {
    defs:
      `<clipPath id="${clip}"><path d="M0 0H${short(width)}V${short(height)}H0Z"/></clipPath>` +
      `<g id="${quarter}" clip-path="url(#${clip})">${content.join('')}</g>`,
    body: [
      '',
      `translate(${w} 0)scale(-1 1)`,
      `translate(0 ${h})scale(1 -1)`,
      `translate(${w} ${h})scale(-1 -1)`,
    ]
      .map((transform) => `<use href="#${quarter}"${transform && ` transform="${transform}"`}/>`)
      .join(''),
  }
}

/** Every copy that touches the tile, in a fixed order, so that overlaps match on both sides of a seam. */
const shifted = ({ cell, layers, symbols }: TileParts) => {
  const { width, height } = tileSizeOf(cell)
  let defs = ''
  const body = layers.map((layer, index) => {
    const copies = shiftsOf(cell)
      .map(([dx, dy]) => ({
        dx,
        dy,
        seen: layer.items.filter((item) => touches(item.box, dx, dy, width, height)),
      }))
      .filter(({ seen }) => seen.length > 0)
    const isMost = (seen: readonly Item[]) => seen.length > layer.items.length / 2
    const shared = copies.filter(({ seen }) => isMost(seen)).length > 1 ? `${symbols.prefix}-l${index}` : null
    const uses = copies.map(({ dx, dy, seen }) =>
      shared !== null && isMost(seen)
        ? `<use href="#${shared}"${offset(dx, dy)}/>`
        : seen.map((item) => useItem(item, dx, dy, symbols)).join(''),
    )
    if (shared !== null)
      defs += `<g id="${shared}">${layer.items.map((item) => useItem(item, 0, 0, symbols)).join('')}</g>`
    return layerGroup(layer, uses.join(''))
  })
  return { defs, body: body.join('') }
}

/** The markup of a tile: definitions, ground, layers. */
export const tileMarkup = (parts: TileParts): string => {
  const { width, height } = tileSizeOf(parts.cell)
  const { defs, body } = parts.cell.repeat === 'mirror' ? mirrored(parts) : shifted(parts)
  const allDefs = parts.symbols.markup.join('') + parts.extraDefs + defs
  return (
    `${allDefs && `<defs>${allDefs}</defs>`}` +
    `<rect width="${short(width)}" height="${short(height)}" fill="${parts.ground}"/>${body}`
  )
}
