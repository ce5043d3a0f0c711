export type { RepeatKind, RepeatPreviewProps, RepeatSurface } from './RepeatPreview.tsx'
export { RepeatPreview } from './RepeatPreview.tsx'
