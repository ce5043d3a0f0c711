export type { LineItemRowProps } from './LineItemRow.tsx'
export { LineItemRow } from './LineItemRow.tsx'
