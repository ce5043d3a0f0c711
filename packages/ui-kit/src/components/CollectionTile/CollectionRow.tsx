import type { ReactNode } from 'react'
import { collectionTileRow } from './CollectionTile.css.ts'

/** A row of four `CollectionTile`s, every second one lower. */
export const CollectionRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={collectionTileRow}>{children}</div>
)
