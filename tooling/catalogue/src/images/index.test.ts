import { describe, expect, it } from 'vitest'
import * as images from './index.ts'

describe('images', () => {
  it('exports the drawing functions and the lists of families, palettes and views', () => {
    expect(Object.keys(images).sort()).toEqual([
      'drawImage',
      'families',
      'finishNames',
      'finishOf',
      'imageViews',
      'palettes',
      'tileOf',
    ])
  })

  it('lists twelve families, each of which supports its default repeat', () => {
    const all = Object.values(images.families)
    expect(all).toHaveLength(12)
    for (const family of all) expect(family.repeats).toContain(family.defaultRepeat)
    expect(
      Object.entries(images.families).map(([key, { repeats }]) => `${key}: ${repeats.join(', ')}`),
    ).toMatchInlineSnapshot(`
      [
        "block-print-floral: basic, half-drop, half-brick, mirror",
        "botanical-stems: basic, half-drop, half-brick, mirror",
        "ditsy: basic, half-drop, half-brick, mirror",
        "moorish: basic, mirror",
        "deco-fans: half-brick",
        "stripes: basic, half-drop, mirror",
        "plaid: basic, mirror",
        "terrazzo: basic, half-drop, half-brick, mirror",
        "brush-abstract: basic, half-drop, half-brick, mirror",
        "waves: basic, mirror",
        "toile: basic, half-drop, half-brick",
        "stars-and-moons: basic, half-drop, half-brick",
      ]
    `)
  })

  it('lists sixteen palettes of five colours', () => {
    const all = Object.values(images.palettes)
    expect(all).toHaveLength(16)
    for (const { colours } of all) for (const colour of colours) expect(colour).toMatch(/^#[0-9A-F]{6}$/)
    expect(new Set(all.map(({ name }) => name)).size).toBe(16)
  })

  it('lists every view once', () => {
    expect(new Set(images.imageViews).size).toBe(25)
  })
})
