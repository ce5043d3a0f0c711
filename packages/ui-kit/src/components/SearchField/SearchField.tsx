import type { FocusEventHandler, ReactNode } from 'react'
import { SearchIcon } from '../Icon/SearchIcon.tsx'
import { searchField, searchFieldFrame, searchFieldInput, searchFieldSubmit } from './SearchField.css.ts'

/** The props of `SearchField`. */
export interface SearchFieldProps {
  /** The address of the search page; the form uses GET. */
  readonly action: string
  readonly label: string
  readonly placeholder?: string | undefined
  /** The name of the query parameter, by default "query". */
  readonly name?: string | undefined
  readonly value?: string | undefined
  /** The text of the submit button. */
  readonly submit: string
  /** For features that are loaded when the field is used, such as `SearchSuggest`. */
  readonly onFocus?: FocusEventHandler<HTMLInputElement> | undefined
  /** A `SearchSuggest`. */
  readonly panel?: ReactNode
}

/** The large search field at the top of a search page: a form that works without JavaScript. */
export const SearchField = ({
  action,
  label,
  placeholder,
  name = 'query',
  value,
  submit,
  onFocus,
  panel,
}: SearchFieldProps) => (
  <div className={searchFieldFrame}>
    {/* biome-ignore lint/a11y/useSemanticElements: <search> is not yet a landmark everywhere. */}
    <form className={searchField} action={action} role="search" aria-label={label}>
      <SearchIcon size={28} />
      <input
        className={searchFieldInput}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        aria-label={label}
        autoComplete="off"
        onFocus={onFocus}
      />
      <button type="submit" className={searchFieldSubmit}>
        {submit}
      </button>
    </form>
    {panel}
  </div>
)
