import type { ReactNode } from 'react'
import { columnsOf } from './Columns.css.ts'

export interface ColumnsProps {
  /** Two children in reading order. `product` takes a third, which is below the gallery. */
  readonly children: ReactNode
  readonly layout: 'facets' | 'product' | 'summary' | 'checkout' | 'account'
}

/** Two columns, one of a fixed width; one column below lg. */
export const Columns = ({ children, layout }: ColumnsProps) => (
  <div className={columnsOf[layout]}>{children}</div>
)
