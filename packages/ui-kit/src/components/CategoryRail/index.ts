export type { CategoryRailItem, CategoryRailProps } from './CategoryRail.tsx'
export { CategoryRail } from './CategoryRail.tsx'
