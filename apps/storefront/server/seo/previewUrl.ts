/** JPEG, because not every site that shows previews of links reads other formats. The width is one of the shop's. */
const PREVIEW = '/pictures/jpeg/1200'

/** The absolute address of an image for search engines and previews of links; empty without an image id. */
export const previewUrl = (origin: string, imageId: string): string =>
  imageId === '' ? '' : `${origin}${PREVIEW}/${imageId}`
