import type { Size } from './headTags.ts'

/**
 * One of the widths in which the shop serves images. Previews are JPEG images, because some sites that show them read
 * no other format.
 */
const WIDTH = 1200
const PREVIEW = `/pictures/jpeg/${WIDTH}`

/** The absolute URL of an image for search engines and previews of links; empty without an image id. */
export const previewUrl = (origin: string, imageId: string): string =>
  imageId === '' ? '' : `${origin}${PREVIEW}/${imageId}`

/**
 * The size of a preview image in px, from the size of its original; `undefined` when the size of the original is not
 * known.
 */
export const previewSize = ({ width, height }: Size): Size | undefined =>
  width > 0 && height > 0 ? { width: WIDTH, height: Math.round((WIDTH * height) / width) } : undefined
