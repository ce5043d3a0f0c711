export type { CompactLineItemProps } from './CompactLineItem.tsx'
export { CompactLineItem } from './CompactLineItem.tsx'
