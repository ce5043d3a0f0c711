import type { ChangeEventHandler, ReactNode } from 'react'
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.tsx'
import { inlineSortSelect, sortSelect } from './ResultsBar.css.ts'

interface SortSelectFields {
  /** For example "Sort by". */
  readonly label: string
  readonly name: string
  /** `<option>`s. */
  readonly children: ReactNode
}

interface ControlledSortSelect {
  /** The selected order. */
  readonly value: string
  readonly defaultValue?: undefined
  readonly onChange: ChangeEventHandler<HTMLSelectElement>
}

interface UncontrolledSortSelect {
  readonly value?: undefined
  /** The order that is selected at first. */
  readonly defaultValue?: string | undefined
  readonly onChange?: ChangeEventHandler<HTMLSelectElement> | undefined
}

/** The props of `SortSelect`. */
export type SortSelectProps = SortSelectFields & (ControlledSortSelect | UncontrolledSortSelect)

/** A borderless select with its label. */
export const SortSelect = ({ label, name, defaultValue, value, children, onChange }: SortSelectProps) => (
  <label className={inlineSortSelect}>
    {label}
    <select
      className={sortSelect}
      name={name}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange}
      key={defaultValue}
    >
      {children}
    </select>
    <ChevronDownIcon size={20} />
  </label>
)
