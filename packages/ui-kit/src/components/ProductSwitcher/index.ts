export type { ProductSwitcherChoice, ProductSwitcherProps } from './ProductSwitcher.tsx'
export { ProductSwitcher } from './ProductSwitcher.tsx'
