import type { ChangeEventHandler, ReactNode } from 'react'
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.tsx'
import { inlineSortSelect, sortSelect } from './ResultsBar.css.ts'

/** The props of `SortSelect`. */
export interface SortSelectProps {
  /** For example "Sort by". */
  readonly label: string
  readonly name: string
  readonly defaultValue?: string | undefined
  /** `<option>`s. */
  readonly children: ReactNode
  readonly onChange?: ChangeEventHandler<HTMLSelectElement> | undefined
}

/** A borderless select with its label. */
export const SortSelect = ({ label, name, defaultValue, children, onChange }: SortSelectProps) => (
  <label className={inlineSortSelect}>
    {label}
    <select
      className={sortSelect}
      name={name}
      defaultValue={defaultValue}
      onChange={onChange}
      key={defaultValue}
    >
      {children}
    </select>
    <ChevronDownIcon size={20} />
  </label>
)
