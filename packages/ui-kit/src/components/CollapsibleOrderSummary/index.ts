export type { CollapsibleOrderSummaryProps } from './CollapsibleOrderSummary.tsx'
export { CollapsibleOrderSummary } from './CollapsibleOrderSummary.tsx'
