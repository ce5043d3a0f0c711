import type { ReactNode } from 'react'
import { columnsOf } from './Columns.css.ts'

export interface ColumnsProps {
  /** Two children, in the order they are read. `product` takes a third: what follows the gallery below it. */
  readonly children: ReactNode
  readonly layout: 'facets' | 'product' | 'summary' | 'checkout' | 'account'
}

/** Two columns, one of them fixed; one column below lg. */
export const Columns = ({ children, layout }: ColumnsProps) => (
  <div className={columnsOf[layout]}>{children}</div>
)
