export type { Fact, FactsProps } from './Facts.tsx'
export { Facts } from './Facts.tsx'
