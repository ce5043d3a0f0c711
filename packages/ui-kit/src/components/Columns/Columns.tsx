import type { ReactNode } from 'react'
import { columnsOf } from './Columns.css.ts'
import type { columnsLayouts } from './Columns.variants.ts'

/** The props of `Columns`. */
export interface ColumnsProps {
  /** Two children in reading order. The layout `product` has a third child, which is below the gallery. */
  readonly children: ReactNode
  readonly layout: (typeof columnsLayouts)[number]
}

/**
 * Two columns, one of which has a fixed width. In narrow windows they become one column: below md for `product`,
 * below xl for `aside`, which is beside a wide table, and below lg for every other layout.
 */
export const Columns = ({ children, layout }: ColumnsProps) => (
  <div className={columnsOf[layout]}>{children}</div>
)
