export type { ProductCardProps } from './ProductCard.tsx'
export { ProductCard } from './ProductCard.tsx'
