import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawImage, families, imageViews } from './index.ts'
import { aDesign } from './testing/aDesign.ts'
import type { FamilyName, ImageView } from './types.ts'

const names = Object.keys(families) as FamilyName[]

const homeViews = [
  'cushion',
  'curtain',
  'throw',
  'duvet',
  'sham',
  'sheets',
  'napkins',
  'placemats',
  'runner',
  'table',
  'towel',
  'hanging',
] as const satisfies readonly ImageView[]

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const referencesIn = (svg: string) => [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)

describe('drawImage', () => {
  it.each(names)('draws every view of %s', async (family) => {
    for (const view of imageViews) {
      const { svg, width, height } = drawImage(aDesign({ family }), view)
      // Reads the document without drawing its pixels, which takes ten times as long.
      const read = await sharp(Buffer.from(svg)).metadata()
      expect({ view, format: read.format, width: read.width, height: read.height }).toEqual({
        view,
        format: 'svg',
        width: Math.round(width),
        height: Math.round(height),
      })
      expect(width).toBeGreaterThan(0)
      expect(height).toBeGreaterThan(0)
      expect(svg, view).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it.each(imageViews)('draws the pixels of %s in light and dark colors', async (view) => {
    const { svg } = drawImage(aDesign(), view)
    const pixels = await sharp(Buffer.from(svg)).resize(64).greyscale().removeAlpha().raw().toBuffer()
    expect(Math.max(...pixels) - Math.min(...pixels)).toBeGreaterThan(60)
  })

  it.each(imageViews)('draws the same %s every time', (view) => {
    expect(drawImage(aDesign(), view)).toEqual(drawImage(aDesign(), view))
  })

  it.each(names)('has unique ids, and refers only to ids of the same image, for %s', (family) => {
    for (const view of imageViews) {
      const { svg } = drawImage(aDesign({ family }), view)
      const ids = idsIn(svg)
      expect(new Set(ids).size, view).toBe(ids.length)
      expect(
        referencesIn(svg).filter((id) => !ids.includes(id)),
        view,
      ).toEqual([])
    }
  })

  it('uses different ids for different designs, colourways and views', () => {
    const designs = [
      aDesign(),
      aDesign({ palette: 'peony' }),
      aDesign({ seed: 'other' }),
      aDesign({ family: 'waves' }),
    ]
    const ids = designs.flatMap((design) => imageViews.flatMap((view) => idsIn(drawImage(design, view).svg)))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('escapes the design’s name', () => {
    const { svg } = drawImage(aDesign({ name: '<Quince & "Co">' }), 'cloth')
    expect(svg).toContain('&lt;QUINCE &amp; &quot;CO&quot;&gt;')
  })

  it.each([
    ['a light design', aDesign()],
    ['a dark design', aDesign({ family: 'ditsy', palette: 'midnight-garden' })],
  ])('with %s, draws a different small image for each kind of home goods', async (_, design) => {
    const pixels = new Map<string, readonly number[]>()
    for (const view of homeViews) {
      const image = sharp(Buffer.from(drawImage(design, view).svg))
      pixels.set(view, [...(await image.resize(24).raw().toBuffer())])
    }
    const pairs = homeViews.flatMap((view, at) => homeViews.slice(at + 1).map((other) => [view, other]))
    const alike = pairs.filter(([view = '', other = '']) => {
      const [one, two] = [pixels.get(view) ?? [], pixels.get(other) ?? []]
      return one.reduce((sum, value, at) => sum + Math.abs(value - (two[at] ?? 0)), 0) / one.length < 10
    })
    expect(alike).toEqual([])
  })

  it('draws cards and heroes in the required sizes', () => {
    const shapeOf = (view: (typeof imageViews)[number]) => {
      const { width, height } = drawImage(aDesign(), view)
      return [width, height]
    }
    expect(shapeOf('card')).toEqual([960, 1200])
    expect(shapeOf('cushion')).toEqual([960, 1200])
    expect(shapeOf('hero-wallpaper')).toEqual([1440, 640])
    expect(shapeOf('scale')).toEqual([1280, 640])
    expect(shapeOf('swatch')).toEqual([800, 800])
  })
})
