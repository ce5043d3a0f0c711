import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import pLimit from 'p-limit'
import type { ShopContext } from '../context/createContext.ts'
import { isProductPath } from './sharedPageKey.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/**
 * A page is compressed once and sent many times, so a higher level than for other responses pays off. Level 9 makes pages 2 %
 * smaller than level 6, but takes three times as long and five times the memory.
 */
const BROTLI_LEVEL = 6
/** How many pages are compressed at the same time: each takes several megabytes meanwhile. */
const compressionTurns = pLimit(2)

/** A complete page without any visitor's data. */
export type StoredPage = {
  /** The HTML, compressed with Brotli. */
  readonly body: Uint8Array<ArrayBuffer>
  /** Identifies the HTML. */
  readonly digest: string
  readonly headers: Readonly<Record<string, string>>
  /** The sources in a content security policy that allow the page's scripts: the hashes of the inline scripts. */
  readonly scripts: string
  /** The key of the product whose page it is. */
  readonly product: string | undefined
}

/** Scripts within a page, which a content security policy must name. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64')

const compressHtml = (html: string): Promise<Uint8Array<ArrayBuffer>> =>
  compressionTurns(
    async () =>
      new Uint8Array(
        await compress(html, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
          },
        }),
      ),
  )

/**
 * Converts a rendered page to a page that can be stored. The nonce is removed, because a nonce is valid for one
 * response only. The hashes of the inline scripts replace it in the content security policy. `earlier` is the page that is
 * stored already: when its HTML is the same, it is not compressed again.
 */
export const storePage = async (
  response: Response,
  html: string,
  { nonce, session, path }: Pick<ShopContext, 'nonce' | 'session'> & { readonly path: string },
  earlier?: StoredPage,
): Promise<StoredPage> => {
  const shared = html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  const hashes = [...shared.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${digestOf(script)}'`)
  const digest = digestOf(shared)
  return {
    body: earlier?.digest === digest ? earlier.body : await compressHtml(shared),
    digest,
    headers: Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie')),
    scripts: ["'self'", ...new Set(hashes)].join(' '),
    // Product pages are shared only with visitors who have viewed no other product, so this is the product of the page.
    product: isProductPath(path) ? session.viewed?.[0] : undefined,
  }
}

/** The HTML of a stored page, for browsers that do not accept Brotli. */
export const htmlOf = async ({ body }: StoredPage): Promise<string> => (await decompress(body)).toString()
