import type { ReactNode } from 'react'
import { narrowBar, narrowCell } from './ResultsBar.css.ts'

export interface FilterBarProps {
  /** A link or a drawer's trigger: "Filter (3)", with a FilterIcon. */
  readonly filter: ReactNode
  /** A `SortSelect`. */
  readonly sort: ReactNode
}

/** Filter and sort below lg: two halves of a bar across the page. */
export const FilterBar = ({ filter, sort }: FilterBarProps) => (
  <div className={narrowBar}>
    <div className={narrowCell}>{filter}</div>
    <div className={narrowCell}>{sort}</div>
  </div>
)
