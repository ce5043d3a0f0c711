export { DesignerRow } from './DesignerRow.tsx'
export type { DesignerTileProps } from './DesignerTile.tsx'
export { DesignerTile } from './DesignerTile.tsx'
