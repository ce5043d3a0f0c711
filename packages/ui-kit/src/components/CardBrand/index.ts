export type { CardBrandName, CardBrandProps } from './CardBrand.tsx'
export { CardBrand } from './CardBrand.tsx'
