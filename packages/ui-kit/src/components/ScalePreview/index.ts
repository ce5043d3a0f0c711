export type { ScalePreviewProps } from './ScalePreview.tsx'
export { ScalePreview } from './ScalePreview.tsx'
