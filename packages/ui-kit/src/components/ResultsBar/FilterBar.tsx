import type { ReactNode } from 'react'
import { narrowBar, narrowCell } from './ResultsBar.css.ts'

/** The props of `FilterBar`. */
export interface FilterBarProps {
  /** A `FilterLink`, alone or as the trigger of a `Drawer`. */
  readonly filter: ReactNode
  /** A `SortSelect`. */
  readonly sort: ReactNode
}

/** The filter and sort controls below lg, in a bar across the page. */
export const FilterBar = ({ filter, sort }: FilterBarProps) => (
  <div className={narrowBar}>
    {filter}
    <div className={narrowCell}>{sort}</div>
  </div>
)
