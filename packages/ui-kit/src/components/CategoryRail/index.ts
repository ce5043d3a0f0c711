export type { CategoryRailItem } from './CategoryRail.tsx'
export { CategoryRail } from './CategoryRail.tsx'
