import type { ReactNode } from 'react'
import { row } from './CollectionTile.css.ts'

/** A row of four `CollectionTile`s, every second one lower. */
export const CollectionRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={row}>{children}</div>
)
