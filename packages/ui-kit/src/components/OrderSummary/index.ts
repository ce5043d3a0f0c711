export type { OrderSummaryProps } from './OrderSummary.tsx'
export { OrderSummary } from './OrderSummary.tsx'
export type { SummaryRow } from './SummaryRows.tsx'
export { SummaryRows } from './SummaryRows.tsx'
