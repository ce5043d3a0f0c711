export type { MiniLineProps } from './MiniLine.tsx'
export { MiniLine } from './MiniLine.tsx'
