import { drawTile, imagePrefix } from '../drawTile.ts'
import { fine, short } from '../kit/number.ts'
import { type Random, randomOf } from '../kit/random.ts'
import { type Roles, rolesOf } from '../kit/roles.ts'
import type { Tile } from '../kit/tile.ts'
import { palettes } from '../palettes.ts'
import type { DesignSpec, DrawnImage, ImageView } from '../types.ts'

export type SceneSize = { width: number; height: number /** Output px per scene unit. */; scale: number }

/** A gradient stop: offset (0 to 1), colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity: number]

/** Start and end as x1, y1, x2, y2 relative to the shape's box. */
export type Direction = readonly [x1: number, y1: number, x2: number, y2: number]

export const rightwards: Direction = [0, 0, 1, 0]
export const downwards: Direction = [0, 0, 0, 1]
export const slanting: Direction = [0, 0, 1, 1]

export type PrintPlace = {
  /** Width of one cell in scene units. */
  cell: number
  x?: number
  y?: number
  turn?: number
  /** The horizontal scale (`narrow`) and the vertical scale (`squash`) of a foreshortened print. The default is 1. */
  narrow?: number
  squash?: number
  /** A transform applied before all others, for folded fabric. */
  before?: string
}

/** The shadow colour of fabric and furniture. */
export const shadow = '#33231a'

/** The weave is faint, because a stronger weave looks like scan lines, especially on a dark ground. */
/** One thread over and one under. */
const THREAD = 3
/** Threads per tile. Renderers need three times as long for tiles of one thread as for tiles of ten. */
const THREADS = 10
const WEAVE = THREAD * THREADS

const threads = (mark: (at: string) => string, at: number): string =>
  Array.from({ length: THREADS }, (_, index) => mark(short(index * THREAD + at))).join('')

const weaveMarks = (isDark: boolean) => {
  const across = (at: number) => threads((y) => `M0 ${y}H${WEAVE}`, at)
  const along = (at: number) => threads((x) => `M${x} 0V${WEAVE}`, at)
  const dashed = `stroke-dasharray="${THREAD / 2}"`
  return (
    `<g stroke="#000" stroke-width=".7" opacity="${isDark ? 0.12 : 0.045}"><path d="${across(0.5)}"/>` +
    `<path d="${across(2)}" ${dashed}/></g>` +
    `<g stroke="#fff" stroke-width=".7" opacity="${isDark ? 0.035 : 0.08}"><path d="${along(0.5)}"/>` +
    `<path d="${along(2)}" ${dashed} stroke-dashoffset="${THREAD / 2}"/></g>`
  )
}

/** Collects the paints of a scene (prints, gradients, blurs) as definitions with unique ids. */
export class SceneBuilder {
  readonly design: DesignSpec
  readonly roles: Roles
  readonly tile: Tile
  readonly random: Random
  private readonly prefix: string
  private readonly size: SceneSize
  private readonly ids = new Map<string, string>()
  private defs = ''
  private firstPrint = ''

  constructor(design: DesignSpec, view: ImageView, size: SceneSize) {
    this.design = design
    this.size = size
    this.prefix = imagePrefix(design, view)
    this.roles = rolesOf(palettes[design.palette].colours)
    this.random = randomOf(`scene:${view}`)
    this.tile = drawTile(design, `${this.prefix}t`)
  }

  /** Adds a definition once; `draw` gets its id. Returns a reference to it. */
  define(draw: (id: string) => string): string {
    const content = draw('')
    const known = this.ids.get(content)
    if (known !== undefined) return `url(#${known})`
    const id = `${this.prefix}d${this.ids.size}`
    this.ids.set(content, id)
    this.defs += draw(id)
    return `url(#${id})`
  }

  /** The design as a paint. Unrotated prints are aligned to output pixels to avoid hairlines between tiles. */
  print({ cell, x = 0, y = 0, turn = 0, narrow = 1, squash = 1, before = '' }: PrintPlace): string {
    const { tile, size } = this
    const isSquare = turn === 0 && before === ''
    const scaleOf = (units: number, stretch: number) => {
      const px = (units * stretch * cell * size.scale) / tile.cell.width
      return (isSquare ? Math.max(1, Math.round(px)) : px) / (units * size.scale)
    }
    const rotation = turn === 0 ? '' : `rotate(${fine(turn)})`
    const [sx, sy] = [scaleOf(tile.width, narrow), scaleOf(tile.height, squash)]
    const transform = `${before}translate(${short(x)} ${short(y)})${rotation}scale(${sx.toFixed(5)} ${sy.toFixed(5)})`
    const box = `width="${short(tile.width)}" height="${short(tile.height)}" patternUnits="userSpaceOnUse"`
    if (this.firstPrint === '') {
      const paint = this.define(
        (id) => `<pattern id="${id}" ${box} patternTransform="${transform}">${tile.inner}</pattern>`,
      )
      this.firstPrint = paint.slice(4, -1)
      return paint
    }
    return this.define(
      (id) => `<pattern id="${id}" href="${this.firstPrint}" patternTransform="${transform}"/>`,
    )
  }

  gradient(stops: readonly Stop[], [x1, y1, x2, y2]: Direction = rightwards): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
    )
  }

  glow(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopMarkup(stops)}</radialGradient>`,
    )
  }

  /**
   * Returns a filter attribute for a blur with a radius in units. `margin` is the room around the shape, in percent of
   * the shape's size. Large shapes need less room; a renderer blurs the whole area, which takes time.
   */
  blur(units: number, margin = 60): string {
    const filter = this.define(
      (id) =>
        `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${100 + margin * 2}%" height="${100 + margin * 2}%"><feGaussianBlur stdDeviation="${units}"/></filter>`,
    )
    return `filter="${filter}"`
  }

  weave(): string {
    return this.define(
      (id) =>
        `<pattern id="${id}" width="${WEAVE}" height="${WEAVE}" patternUnits="userSpaceOnUse">${weaveMarks(this.roles.dark)}</pattern>`,
    )
  }

  options(body: string): DrawnImage {
    const [width, height] = [this.size.width * this.size.scale, this.size.height * this.size.scale]
    const box = `viewBox="0 0 ${this.size.width} ${this.size.height}" width="${short(width)}" height="${short(height)}"`
    return {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${this.defs}</defs>${body}</svg>`,
      width,
      height,
    }
  }
}

const stopMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${fine(at)}" stop-color="${colour}" stop-opacity="${fine(opacity)}"/>`,
    )
    .join('')
