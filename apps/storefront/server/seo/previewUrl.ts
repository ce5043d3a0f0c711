import type { Size } from './headTags.ts'

/** JPEG, because not every site that shows previews of links reads other formats. The width is one of the shop's. */
const WIDTH = 1200
const PREVIEW = `/pictures/jpeg/${WIDTH}`

/** The absolute URL of an image for search engines and previews of links; empty without an image id. */
export const previewUrl = (origin: string, imageId: string): string =>
  imageId === '' ? '' : `${origin}${PREVIEW}/${imageId}`

/** The size of that image, in px, by the size of its original; `undefined` when that is not known. */
export const previewSize = ({ width, height }: Size): Size | undefined =>
  width > 0 && height > 0 ? { width: WIDTH, height: Math.round((WIDTH * height) / width) } : undefined
