import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { shop } from '../../shop.ts'

/** The HTML of a page in bytes, compressed as the server does it. */
const sizeOf = (html: string): number =>
  brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length

const HYDRATION_DATA = /<script[^>]*>window\.__remixContext\.streamController\.enqueue\(.*?<\/script>/gs

/** The styles that a page carries for visitors who see the shop for the first time. */
const STYLES = /<style>.*?<\/style>/gs
/** The maximum size of these styles in bytes, compressed. Builds of the same sources differ by 15 bytes. */
const MAX_STYLES = 10_980

/** The maximum size of the hydration data, as a share of the markup. */
const MAX_SHARE = 0.4

/**
 * A page of the shop with the same nonce and port in each run: random characters compress to another size each time. A stored
 * page has no nonce.
 */
const stablePage = async (path: string): Promise<string> => {
  const html = await (await fetch(new URL(path, shop.storefront))).text()
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1]
  const stable = nonce === undefined ? html : html.replaceAll(nonce, '0123456789abcdefghijkl==')
  return stable.replace(/localhost:\d+/g, 'localhost:3000')
}

// The sizes of the day plus about 2 %. Decision 67 names what the parts take.
test.each([
  ['/', 11_400],
  ['/category/printed-fabric', 15_500],
  ['/product/quince-orchard-night-pond-printed-fabric', 16_200],
  ['/product/quince-orchard-night-pond-duvet-cover', 15_100],
  ['/cart', 6_100],
])(
  'limits the page %s to %i bytes, not counting its styles, and its hydration data to two fifths of the markup',
  async (path, limit) => {
    const whole = await stablePage(path)
    const body = whole.replace(STYLES, '')
    expect(sizeOf(whole) - sizeOf(body)).toBeLessThanOrEqual(MAX_STYLES)
    const markup = body.replace(HYDRATION_DATA, '')
    expect(markup.length).toBeLessThan(body.length)
    const size = sizeOf(body)
    expect(size).toBeLessThanOrEqual(limit)
    // A cart has little markup beside the data of its frame.
    if (path !== '/cart') expect(size / sizeOf(markup) - 1).toBeLessThanOrEqual(MAX_SHARE)
  },
)
