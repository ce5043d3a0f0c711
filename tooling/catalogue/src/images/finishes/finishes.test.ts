import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { seedMaterials } from '../../content/materials.ts'
import { drawCatalogueImage } from '../drawCatalogueImage.ts'
import { drawImage } from '../drawImage.ts'
import { aDesign } from '../testing/aDesign.ts'
import { seamOf } from '../testing/seamOf.ts'
import type { ImageView } from '../types.ts'
import { type FinishName, finishNames } from './finishNames.ts'
import { finishOf } from './finishOf.ts'
import { surfaceOf } from './surfaces.ts'

const pixelsOf = async (view: ImageView, finish?: FinishName): Promise<Buffer> =>
  sharp(Buffer.from(drawImage(aDesign(finish ? { finish } : {}), view).svg))
    .resize(320)
    .removeAlpha()
    .raw()
    .toBuffer()

/** The mean difference of two images per channel, 0 to 255. */
const differenceOf = (left: Buffer, right: Buffer): number =>
  left.reduce((sum, value, at) => sum + Math.abs(value - (right[at] ?? 0)), 0) / left.length

describe('finishes', () => {
  it('has a finish for every material of the shop', () => {
    const names = seedMaterials.map(({ value }) => (value as { name: string }).name)
    expect(names.filter((name) => finishOf(name) === undefined)).toEqual([])
    expect(finishOf('Cardboard')).toBeUndefined()
  })

  it.each(finishNames)('draws %s without a seam', async (finish) => {
    const { side, marks } = surfaceOf(finish)
    const box = `viewBox="0 0 ${side} ${side}" width="${side * 2}" height="${side * 2}"`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect width="${side}" height="${side}" fill="#888"/>${marks}</svg>`
    // The edge of a thread is at most this rough; a cut thread is far above it.
    expect(await seamOf({ svg, width: side * 2, height: side * 2 })).toBeLessThanOrEqual(2.5)
  })

  it('makes each finish clearly visible in a close-up, and different from every other finish', {
    timeout: 60_000,
  }, async () => {
    const plain = await pixelsOf('closeup')
    const images: Buffer[] = []
    for (const finish of finishNames) {
      const image = await pixelsOf('closeup', finish)
      expect(differenceOf(image, plain), finish).toBeGreaterThan(1)
      for (const other of images) expect(differenceOf(image, other), finish).toBeGreaterThan(1)
      images.push(image)
    }
  })

  it('reads the finish from the suffix of the view’s name, and rejects unknown finishes', () => {
    const key = 'quince-orchard-night-pond'
    expect(drawCatalogueImage(key, 'cloth.velvet')).not.toBe(drawCatalogueImage(key, 'cloth'))
    expect(drawCatalogueImage(key, 'cloth.velvet')).toBe(drawCatalogueImage(key, 'cloth.velvet'))
    for (const view of ['cloth.tin', 'cloth.', 'tin.velvet', 'cloth.__proto__'])
      expect(drawCatalogueImage(key, view), view).toBeUndefined()
  })
})
