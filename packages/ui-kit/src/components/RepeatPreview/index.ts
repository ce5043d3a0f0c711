export type { PatternRepeatKind, RepeatPreviewProps, RepeatPreviewSurface } from './RepeatPreview.tsx'
export { RepeatPreview } from './RepeatPreview.tsx'
