export type { FormErrorSummaryProps } from './FormErrorSummary.tsx'
export { FormErrorSummary } from './FormErrorSummary.tsx'
