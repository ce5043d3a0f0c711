import { describe, expect, it } from 'vitest'
import { families, palettes, tileOf } from './index.ts'
import { aDesign } from './testing/aDesign.ts'
import type { FamilyName, PaletteName } from './types.ts'

const names = Object.keys(families) as FamilyName[]
const paletteNames = Object.keys(palettes) as PaletteName[]

/** The geometry of an SVG, without colours and ids. */
const geometryOf = (svg: string) =>
  svg.replace(/#[0-9a-f]{6}\b/gi, 'colour').replace(/(id="|href="#|url\(#)p[0-9a-z]+/g, '$1id')

describe('tileOf', () => {
  it.each(names)('draws %s the same every time', (family) => {
    const design = aDesign({ family })
    expect(tileOf(design).svg).toBe(tileOf(design).svg)
  })

  it.each(names)('draws %s differently with another seed', (family) => {
    const seeds = ['a', 'b', 'c', 'd'].map((seed) => geometryOf(tileOf(aDesign({ family, seed })).svg))
    expect(new Set(seeds).size).toBeGreaterThan(1)
  })

  it.each(names)('keeps the geometry of %s in another palette', (family) => {
    const [first, second] = (['madder-and-indigo', 'lagoon'] as const).map((palette) =>
      geometryOf(tileOf(aDesign({ family, palette, key: 'same' })).svg),
    )
    expect(second).toBe(first)
  })

  it.each(names)('keeps %s within 40 kB and well-formed in every repeat', (family) => {
    for (const repeat of families[family].repeats)
      for (const seed of ['one', 'two', 'three', 'four']) {
        const { svg } = tileOf(aDesign({ family, repeat, seed }))
        expect(svg.length, `${repeat} ${seed}`).toBeLessThanOrEqual(40_000)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
  })

  it.each(names)('draws %s with every palette without invalid numbers', (family) => {
    for (const palette of paletteNames)
      expect(tileOf(aDesign({ family, palette })).svg).not.toMatch(/NaN|undefined/)
  })

  it('falls back to the family’s default repeat when the family does not support the requested one', () => {
    const requested = tileOf(aDesign({ family: 'moorish', repeat: 'half-drop', key: 'k' }))
    const fallback = tileOf(aDesign({ family: 'moorish', repeat: 'basic', key: 'k' }))
    expect(geometryOf(requested.svg)).toBe(geometryOf(fallback.svg))
  })

  it('returns the printed size of the tile', () => {
    const { width, height, cellWidthCm, repeatWidthCm, repeatHeightCm } = tileOf(aDesign())
    expect(cellWidthCm).toBe(14)
    expect(repeatWidthCm).toBe(28)
    expect(repeatHeightCm / repeatWidthCm).toBeCloseTo(height / width)
  })
})
