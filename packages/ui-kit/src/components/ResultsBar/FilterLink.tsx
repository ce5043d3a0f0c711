import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { FilterIcon } from '../Icon/FilterIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { filterBarCell } from './ResultsBar.css.ts'

/** The props of `FilterLink`. */
export interface FilterLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'style'> {
  /** The URL of a page or an anchor with the filters, which works without JavaScript. */
  readonly href: string
  /** For example "Filter (3)". */
  readonly children: ReactNode
}

/** The filter link of a `FilterBar`. As the trigger of a `Drawer` it opens the drawer instead. */
export const FilterLink = forwardRef<HTMLAnchorElement, FilterLinkProps>(({ children, ...rest }, ref) => (
  <Link {...rest} ref={ref} className={filterBarCell}>
    <FilterIcon />
    {children}
  </Link>
))
FilterLink.displayName = 'FilterLink'
