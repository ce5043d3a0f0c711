import type { ReactNode } from 'react'
import { filterBar, filterBarCell } from './ResultsBar.css.ts'

/** The props of `FilterBar`. */
export interface FilterBarProps {
  /** A `FilterButton`, or a `FilterLink`, which can be the trigger of a `Drawer`. */
  readonly filter: ReactNode
  /** A `SortSelect`. */
  readonly sort: ReactNode
}

/** The filter and sort controls below lg, in a bar across the page. */
export const FilterBar = ({ filter, sort }: FilterBarProps) => (
  <div className={filterBar}>
    {filter}
    <div className={filterBarCell}>{sort}</div>
  </div>
)
