import { drawTile } from '../drawTile.ts'
import { mix } from '../kit/colour.ts'
import { idPrefix } from '../kit/hash.ts'
import { fill } from '../kit/markup.ts'
import { fine, short } from '../kit/number.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { ears, face, neck } from './face.ts'
import { type HeadPaint, hairBehind, hairInFront } from './hair.ts'
import type { Sitter } from './sitter.ts'

const size = { width: 500, height: 620, scale: 2 }
const body = 'M92 620C96 500 150 462 214 446L286 446C350 462 404 500 408 620Z'
const apron = 'M186 620V516Q250 540 314 516V620ZM196 452L206 524H192L182 458ZM304 452L294 524H308L318 458Z'

type Print = { readonly definition: string; readonly paint: string }

const printOf = (spec: DesignSpec, id: string, cell: number, turn = 0): Print => {
  const tile = drawTile(spec, `${id}t`)
  const scale = fine(cell / tile.cell.width)
  const box = `width="${short(tile.width)}" height="${short(tile.height)}" patternUnits="userSpaceOnUse"`
  return {
    definition: `<pattern id="${id}" ${box} patternTransform="translate(20 10)rotate(${turn})scale(${scale})">${tile.inner}</pattern>`,
    paint: `url(#${id})`,
  }
}

const lightOf = (id: string): string =>
  `<linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".14"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>`

const clothes = (sitter: Sitter, garment: string, light: string): string =>
  fill(body, garment) +
  fill(body, light) +
  neck(sitter) +
  fill('M204 442Q250 506 296 442L310 452Q254 536 190 452Z', sitter.collar) +
  (sitter.hasApron ? fill(apron, mix(sitter.collar, '#3b352c', 0.75)) : '')

/** Draws a portrait in flat shapes, in clothes of the artist's own prints. The same sitter always gives the same text. */
export const drawPortrait = (sitter: Sitter): DrawnImage => {
  const id = idPrefix(`portrait|${sitter.key}`)
  const garment = printOf(sitter.garment, `${id}g`, 116)
  const headwear = printOf(sitter.headwear ?? sitter.garment, `${id}h`, 64, -8)
  const light = `url(#${id}l)`
  const paint: HeadPaint = { print: headwear.paint, light }
  const definitions = garment.definition + (sitter.headwear ? headwear.definition : '') + lightOf(`${id}l`)
  const drawing =
    fill('M0 0H500V620H0Z', sitter.background) +
    `<circle cx="250" cy="270" r="208" fill="${mix(sitter.background, '#ffffff', 0.28)}"/>` +
    hairBehind(sitter, paint) +
    clothes(sitter, garment.paint, light) +
    ears(sitter) +
    face(sitter) +
    hairInFront(sitter, paint)
  const [width, height] = [size.width * size.scale, size.height * size.scale]
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${width}" height="${height}"><defs>${definitions}</defs>${drawing}</svg>`,
    width,
    height,
  }
}
