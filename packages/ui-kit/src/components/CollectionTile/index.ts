export { CollectionRow } from './CollectionRow.tsx'
export type { CollectionTileProps } from './CollectionTile.tsx'
export { CollectionTile } from './CollectionTile.tsx'
