import type { ReactNode } from 'react'
import { row } from './DesignerTile.css.ts'

/** Three `DesignerTile`s, the first a little wider; a rail on phones. */
export const DesignerRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={row}>{children}</div>
)
