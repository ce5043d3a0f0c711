export type { ImageZoomProps } from './ImageZoom.tsx'
export { ImageZoom } from './ImageZoom.tsx'
