export type { OrderBarProps } from './OrderBar.tsx'
export { OrderBar } from './OrderBar.tsx'
