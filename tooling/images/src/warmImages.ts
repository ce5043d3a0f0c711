import { setTimeout } from 'node:timers/promises'
import type { ImageBindings } from './imageRoutes.ts'

/** The server of the shop, as a function. */
type Shop = (request: Request, bindings: ImageBindings) => Response | Promise<Response>

const RETRY_MS = 1_000
const MOST_RETRIES = 120

/** The format that nearly all browsers load. */
const accept = 'image/avif'

/** The URLs of the images on a page, each once. */
const imagesOf = (html: string): readonly string[] => [
  ...new Set(html.match(/\/pictures\/[0-9]+\/[0-9]+\/[^\s"',]+/g)),
]

/**
 * Renders the images of pages before visitors request them, in the order of the pages. Images are rendered one after
 * another, and only while no visitor waits for an image. Starts when the shop is ready; a page that fails is skipped.
 *
 * @param origin The shop's public origin.
 * @param paths The pages, e.g. `/`.
 * @returns The number of rendered images.
 */
export const warmImages = async (shop: Shop, origin: string, paths: readonly string[]): Promise<number> => {
  const get = async (path: string): Promise<Response> =>
    shop(new Request(new URL(path, origin), { headers: { accept } }), { isBackground: true })
  for (let retries = 0; !(await get('/readyz')).ok; retries += 1) {
    if (retries >= MOST_RETRIES) return 0
    await setTimeout(RETRY_MS, undefined, { ref: false })
  }
  let count = 0
  for (const path of paths) {
    const page = await get(path)
    for (const image of page.ok ? imagesOf(await page.text()) : []) if ((await get(image)).ok) count += 1
  }
  return count
}
