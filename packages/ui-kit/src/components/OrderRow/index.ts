export type { OrderRowProps } from './OrderRow.tsx'
export { OrderRow } from './OrderRow.tsx'
