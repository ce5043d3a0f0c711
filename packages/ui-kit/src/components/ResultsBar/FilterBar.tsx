import type { ReactNode } from 'react'
import { filterBar, filterBarCell } from './ResultsBar.css.ts'

/** The props of `FilterBar`. */
export interface FilterBarProps {
  /** A `FilterButton`, or a `FilterLink`, which can be the trigger of a `Drawer`. */
  readonly filter: ReactNode
  /** A `SortSelect`. */
  readonly sort: ReactNode
}

/** A bar across the page with the filter and sort controls. It is shown below lg. */
export const FilterBar = ({ filter, sort }: FilterBarProps) => (
  <div className={filterBar}>
    {filter}
    <div className={filterBarCell}>{sort}</div>
  </div>
)
