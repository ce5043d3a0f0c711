export type { PictureProps } from './Picture.tsx'
export { Picture } from './Picture.tsx'
export type { PictureFormat, SrcFor } from './pictureSources.ts'
export { pictureWidths, srcSet } from './pictureSources.ts'
