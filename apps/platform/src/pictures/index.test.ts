import { describe, expect, it } from 'vitest'
import * as pictures from './index.ts'

describe('the pictures module', () => {
  it('offers exactly these', () => {
    expect(Object.keys(pictures).sort()).toEqual([
      'families',
      'palettes',
      'pictureOf',
      'pictureViews',
      'tileOf',
    ])
  })

  it('lists twelve families, each able to take its own default repeat', () => {
    const all = Object.values(pictures.families)
    expect(all).toHaveLength(12)
    for (const family of all) expect(family.repeats).toContain(family.defaultRepeat)
    expect(
      Object.entries(pictures.families).map(([key, { repeats }]) => `${key}: ${repeats.join(', ')}`),
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
    const all = Object.values(pictures.palettes)
    expect(all).toHaveLength(16)
    for (const { colours } of all) for (const colour of colours) expect(colour).toMatch(/^#[0-9A-F]{6}$/)
    expect(new Set(all.map(({ name }) => name)).size).toBe(16)
  })

  it('lists every view once', () => {
    expect(new Set(pictures.pictureViews).size).toBe(19)
  })
})
