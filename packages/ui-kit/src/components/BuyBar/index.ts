export type { BuyBarProps } from './BuyBar.tsx'
export { BuyBar } from './BuyBar.tsx'
