// @internal
import { SearchIcon } from '../Icon/SearchIcon.tsx'
import { searchButton, searchInput } from './Header.css.ts'
import type { HeaderSearch } from './headerTypes.ts'

interface SearchFormProps {
  readonly search: HeaderSearch | undefined
  readonly className: string
  readonly onFocus?: HeaderSearch['onFocus']
}

/** The search field of the header and of its menu. It is empty for a site without a search. */
export const SearchForm = ({ search, className, onFocus }: SearchFormProps) =>
  search ? (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet a landmark everywhere.
    <form className={className} action={search.action} role="search" onSubmit={search.onSubmit}>
      <button type="submit" className={searchButton} aria-label={search.submit}>
        <SearchIcon />
      </button>
      <input
        className={searchInput}
        type="search"
        name={search.name ?? 'query'}
        defaultValue={search.value}
        placeholder={search.placeholder}
        aria-label={search.label}
        onFocus={onFocus}
      />
    </form>
  ) : null
