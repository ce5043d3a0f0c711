import type { ReactNode } from 'react'
import { bar, chips as chipsClass, count as countClass, sort as sortClass } from './ResultsBar.css.ts'

/** The props of `ResultsBar`. */
export interface ResultsBarProps {
  /** "4,105 designs" */
  readonly count: ReactNode
  /** `Chip`s and a "Clear all" link. */
  readonly chips?: ReactNode
  /** A `SortSelect`, shown from lg up. Below lg use `FilterBar`. */
  readonly sort?: ReactNode
}

/** The number of results, the active filters and the sort order. */
export const ResultsBar = ({ count, chips, sort }: ResultsBarProps) => (
  <div className={bar}>
    <span className={countClass}>{count}</span>
    {chips ? <div className={chipsClass}>{chips}</div> : null}
    {sort ? <div className={sortClass}>{sort}</div> : null}
  </div>
)
