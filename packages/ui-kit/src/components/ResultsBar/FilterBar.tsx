import type { ReactNode } from 'react'
import { narrowBar, narrowCell } from './ResultsBar.css.ts'

export interface FilterBarProps {
  /** A `FilterLink`, alone or as a drawer's trigger. */
  readonly filter: ReactNode
  /** A `SortSelect`. */
  readonly sort: ReactNode
}

/** Filter and sort below lg: two halves of a bar across the page. */
export const FilterBar = ({ filter, sort }: FilterBarProps) => (
  <div className={narrowBar}>
    {filter}
    <div className={narrowCell}>{sort}</div>
  </div>
)
