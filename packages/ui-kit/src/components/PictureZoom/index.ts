export type { PictureZoomProps } from './PictureZoom.tsx'
export { PictureZoom } from './PictureZoom.tsx'
