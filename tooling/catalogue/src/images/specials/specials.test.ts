import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { seedGuides } from '../../content/guides.ts'
import { drawCatalogueImage } from '../drawCatalogueImage.ts'
import { drawSpecial, isSpecial } from './drawSpecial.ts'

describe('drawSpecial', () => {
  it.each(seedGuides.map(({ key }) => key))('draws %s as a whole and in a close-up', async (key) => {
    expect(isSpecial(key)).toBe(true)
    const [whole, near] = [drawSpecial(key, 'cloth') ?? '', drawSpecial(key, 'closeup') ?? '']
    expect(whole).not.toMatch(/NaN|undefined|Infinity/)
    expect(near).not.toBe(whole)
    const { width, height } = await sharp(Buffer.from(whole)).metadata()
    expect([width, height]).toEqual([960, 1200])
    expect(drawCatalogueImage(key, 'card')).toBe(drawSpecial(key, 'card'))
    expect(whole.length).toBeLessThan(200_000)
  })

  it('draws nothing for an unknown key', () => {
    expect(drawSpecial('toString', 'cloth')).toBeUndefined()
    expect(drawCatalogueImage('plain', 'cloth')).toBeUndefined()
  })
})
