import type { FocusEventHandler, FormEventHandler, ReactNode } from 'react'
import { SearchIcon } from '../Icon/SearchIcon.tsx'
import { searchField, searchFieldFrame, searchFieldInput, searchFieldSubmit } from './SearchField.css.ts'
import type { searchFieldSizes } from './SearchField.variants.ts'

/** The props of `SearchField`. */
export interface SearchFieldProps {
  /** The URL of the search page; the form uses GET. */
  readonly action: string
  readonly label: string
  readonly placeholder?: string | undefined
  /** The name of the query parameter, by default "query". */
  readonly name?: string | undefined
  readonly value?: string | undefined
  /** The text of the submit button. */
  readonly submit: string
  /** `l`: a large field in display type, for a search page. `s`: a small field, for use beside the title of a list. */
  readonly size?: (typeof searchFieldSizes)[number] | undefined
  /** Called when the form is submitted, for example to show the results without loading a page. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  /** Called when the field is focused, for example to load `SearchSuggest`. */
  readonly onFocus?: FocusEventHandler<HTMLInputElement> | undefined
  /** A `SearchSuggest`. */
  readonly panel?: ReactNode
}

/** The search field of a search page or a list: a form that works without JavaScript. */
export const SearchField = ({
  action,
  label,
  placeholder,
  name = 'query',
  value,
  submit,
  size = 'l',
  onSubmit,
  onFocus,
  panel,
}: SearchFieldProps) => (
  <div className={searchFieldFrame}>
    {/* biome-ignore lint/a11y/useSemanticElements: <search> is not yet a landmark everywhere. */}
    <form className={searchField[size]} action={action} role="search" aria-label={label} onSubmit={onSubmit}>
      <SearchIcon size={size === 'l' ? 28 : 22} />
      <input
        className={searchFieldInput[size]}
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
