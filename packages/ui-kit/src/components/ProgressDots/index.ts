export type { ProgressDotsProps } from './ProgressDots.tsx'
export { ProgressDots } from './ProgressDots.tsx'
