import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import {
  categoryRail,
  categoryRailImage,
  categoryRailName,
  categoryRailNote,
  categoryRailTile,
} from './CategoryRail.css.ts'

/** A category in the rail. */
export interface CategoryRailItem {
  readonly label: string
  readonly href: string
  /** For example "from $14 a yard". */
  readonly note?: ReactNode
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
}

/** The props of `CategoryRail`. */
export interface CategoryRailProps {
  readonly items: readonly CategoryRailItem[]
}

/** Categories side by side; in narrow windows a row that scrolls sideways. */
export const CategoryRail = ({ items }: CategoryRailProps) => (
  <ul className={categoryRail}>
    {items.map((item) => (
      <li key={item.href}>
        <Link className={categoryRailTile} href={item.href}>
          <div className={categoryRailImage}>{item.image}</div>
          <span className={categoryRailName}>{item.label}</span>
          <span className={categoryRailNote}>{item.note}</span>
        </Link>
      </li>
    ))}
  </ul>
)
