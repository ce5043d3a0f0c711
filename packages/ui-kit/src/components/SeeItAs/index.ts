export type { SeeItAsChoice, SeeItAsProps } from './SeeItAs.tsx'
export { SeeItAs } from './SeeItAs.tsx'
