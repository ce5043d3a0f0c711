export type { Measurement } from './Figures.tsx'
export { Figures } from './Figures.tsx'
