import type { ReactNode } from 'react'
import { designerTileRow } from './DesignerTile.css.ts'

/** A row of three `DesignerTile`s, the first a little wider; it scrolls sideways on phones. */
export const DesignerRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={designerTileRow}>{children}</div>
)
