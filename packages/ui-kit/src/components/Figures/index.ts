export type { Figure } from './Figures.tsx'
export { Figures } from './Figures.tsx'
