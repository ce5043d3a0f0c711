import { type Cell, tileSizeOf } from './lattice.ts'
import { type Position, transformOf } from './markup.ts'
import { Placement } from './placement.ts'
import { type Layer, type Symbols, tileMarkup } from './tileMarkup.ts'

/** A finished seamless tile; `inner` is the markup within its box. */
export type Tile = {
  width: number
  height: number
  cell: Cell
  /** Printed width of one cell in centimetres. */
  cellWidthCm: number
  ground: string
  inner: string
}

export type TileStart = { cell: Cell; ground: string; prefix: string; cellWidthCm: number }

export type Put = Position & {
  /** The radius around the symbol's origin that contains its drawing. */ reach: number
}

/** Collects the motifs of a design and places every copy on the tile. */
export class TileBuilder {
  readonly placement: Placement
  private readonly start: TileStart
  private readonly symbols: Symbols
  private readonly layers: Layer[] = []
  private extraDefs = ''

  constructor(start: TileStart) {
    this.start = start
    this.placement = new Placement(start.cell)
    this.symbols = { prefix: start.prefix, count: 0, markup: [] }
  }

  /** An id that is unique to this tile. */
  id(name: string): string {
    return `${this.start.prefix}-${name}`
  }

  defs(markup: string): void {
    this.extraDefs += markup
  }

  /** Defines a motif and returns its id. */
  symbol(markup: string): string {
    const id = `${this.symbols.prefix}${(this.symbols.count++).toString(36)}`
    this.symbols.markup.push(`<g id="${id}">${markup}</g>`)
    return id
  }

  /** Adds a layer; layers are painted in order. `wrap` continues a layer across the edges of its cell; it is for mirror repeats. */
  layer(options: { attributes?: string; wrap?: boolean } = {}): Layer {
    const layer: Layer = { items: [], attributes: options.attributes ?? '', wrap: options.wrap ?? false }
    this.layers.push(layer)
    return layer
  }

  put(layer: Layer, symbol: string, { reach, ...position }: Put): void {
    const { x = 0, y = 0, scale = 1 } = position
    const r = reach * scale
    layer.items.push({
      kind: 'symbol',
      symbol,
      position,
      transform: transformOf(position),
      box: { left: x - r, right: x + r, top: y - r, bottom: y + r },
    })
  }

  /**
   * Draws markup in the cell's coordinates; `left`, `top`, `right` and `bottom` are the edges of a box that contains
   * the drawing.
   */
  draw(layer: Layer, markup: string, left: number, top: number, right: number, bottom: number): void {
    layer.items.push({ kind: 'drawing', markup, id: '', box: { left, right, top, bottom } })
  }

  options(): Tile {
    const { cell, ground, cellWidthCm } = this.start
    const size = tileSizeOf(cell)
    const inner = tileMarkup({
      cell,
      ground,
      layers: this.layers,
      symbols: this.symbols,
      extraDefs: this.extraDefs,
    })
    return { ...size, cell, cellWidthCm, ground, inner }
  }
}
