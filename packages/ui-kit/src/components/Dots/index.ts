export type { DotsProps } from './Dots.tsx'
export { Dots } from './Dots.tsx'
