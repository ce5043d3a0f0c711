import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { board, name, piece } from './Board.css.ts'

export interface BoardItem {
  readonly name: string
  readonly href: string
  /** A `Picture` with ratio `fill`. */
  readonly picture: ReactNode
}

/** Saved designs pinned to a board of twelve columns. */
export const Board = ({ items }: { readonly items: readonly BoardItem[] }) => (
  <div className={board}>
    {items.map((item) => (
      <Link key={item.href} className={piece} href={item.href} aria-label={item.name}>
        {item.picture}
        <span className={name}>{item.name}</span>
      </Link>
    ))}
  </div>
)
