export type { SelvedgeStripProps } from './SelvedgeStrip.tsx'
export { SelvedgeStrip } from './SelvedgeStrip.tsx'
