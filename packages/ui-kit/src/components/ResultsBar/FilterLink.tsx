import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { FilterIcon } from '../Icon/FilterIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { narrowCell } from './ResultsBar.css.ts'

export interface FilterLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'style'> {
  /** A page (or an anchor) with the filters: where it leads before script. */
  readonly href: string
  /** "Filter (3)" */
  readonly children: ReactNode
}

/** One half of the FilterBar. As a Drawer's trigger it opens the sheet instead. */
export const FilterLink = forwardRef<HTMLAnchorElement, FilterLinkProps>(({ children, ...rest }, ref) => (
  <Link {...rest} ref={ref} className={narrowCell}>
    <FilterIcon />
    {children}
  </Link>
))
FilterLink.displayName = 'FilterLink'
