import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { name, note, picture, rail, tile } from './CategoryRail.css.ts'

export interface CategoryRailItem {
  readonly label: string
  readonly href: string
  /** "from $14 a yard" */
  readonly note?: ReactNode
  /** A `Picture` with ratio `fill`. */
  readonly picture: ReactNode
}

/** Categories side by side; on narrow windows a rail whose cut card says "swipe". */
export const CategoryRail = ({ items }: { readonly items: readonly CategoryRailItem[] }) => (
  <ul className={rail}>
    {items.map((item) => (
      <li key={item.href}>
        <Link className={tile} href={item.href}>
          <div className={picture}>{item.picture}</div>
          <span className={name}>{item.label}</span>
          <span className={note}>{item.note}</span>
        </Link>
      </li>
    ))}
  </ul>
)
