export type { FiguresProps, Measurement } from './Figures.tsx'
export { Figures } from './Figures.tsx'
