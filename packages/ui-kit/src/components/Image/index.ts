export type { ImageProps } from './Image.tsx'
export { Image } from './Image.tsx'
export type { ImageSrcFor } from './imageSources.ts'
export { imageWidths, srcSet } from './imageSources.ts'
