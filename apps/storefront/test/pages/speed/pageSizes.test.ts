import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { aVisitor } from '../../shop.ts'

/** The HTML of a page in bytes, compressed as the server does it. */
const sizeOf = (html: string): number =>
  brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length

const HYDRATION_DATA = /<script[^>]*>window\.__remixContext\.streamController\.enqueue\(.*?\)<\/script>/gs

/** The largest share of the hydration data in the markup. */
const MAX_SHARE = 0.4

// The sizes of the day plus about 2 %, for the addresses and nonces of a run. Decision 67 names what the parts take.
test.each([
  ['/', 11_000],
  ['/category/printed-fabric', 15_200],
  ['/product/quince-orchard-night-pond-printed-fabric', 15_900],
  ['/product/quince-orchard-night-pond-duvet-cover', 14_800],
  ['/cart', 5_800],
])(
  'sends %s in at most %i bytes, with less hydration data than two fifths of the markup',
  async (path, limit) => {
    const { body } = await aVisitor().open(path)
    const data = (body.match(HYDRATION_DATA) ?? []).join('')
    expect(sizeOf(body)).toBeLessThanOrEqual(limit)
    expect(data.length).toBeGreaterThan(0)
    if (path !== '/cart')
      expect(data.length / body.replace(HYDRATION_DATA, '').length).toBeLessThan(MAX_SHARE)
  },
)
