import type { ReactNode } from 'react'
import { resultsBar, resultsBarChips, resultsBarCount, resultsBarSort } from './ResultsBar.css.ts'

/** The props of `ResultsBar`. */
export interface ResultsBarProps {
  /** For example "4,105 designs". */
  readonly count: ReactNode
  /** `Chip`s and a "Clear all" link. */
  readonly chips?: ReactNode
  /** A `SortSelect`, shown from lg up. Below lg use `FilterBar`. */
  readonly sort?: ReactNode
}

/** The number of results, the active filters and the sort order. */
export const ResultsBar = ({ count, chips, sort }: ResultsBarProps) => (
  <div className={resultsBar}>
    <span className={resultsBarCount}>{count}</span>
    {chips ? <div className={resultsBarChips}>{chips}</div> : null}
    {sort ? <div className={resultsBarSort}>{sort}</div> : null}
  </div>
)
