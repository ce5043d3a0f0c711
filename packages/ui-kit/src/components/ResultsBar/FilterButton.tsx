import type { ReactNode } from 'react'
import { FilterIcon } from '../Icon/FilterIcon.tsx'
import { popoverTarget } from '../Popover/popoverTarget.ts'
import { filterBarCell } from './ResultsBar.css.ts'

/** The props of `FilterButton`. */
export interface FilterButtonProps {
  /** The id of a `FilterPanel`. */
  readonly panel: string
  /** For example "Filter (3)". */
  readonly children: ReactNode
}

/** The button of a `FilterBar` that opens a `FilterPanel`. It needs no JavaScript. */
export const FilterButton = ({ panel, children }: FilterButtonProps) => (
  <button type="button" className={filterBarCell} {...popoverTarget(panel)}>
    <FilterIcon />
    {children}
  </button>
)
