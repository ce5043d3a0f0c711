export type { InlineProps } from './Inline.tsx'
export { Inline } from './Inline.tsx'
