export type { ProductTileGridItem, ProductTileGridProps } from './ProductTileGrid.tsx'
export { ProductTileGrid } from './ProductTileGrid.tsx'
