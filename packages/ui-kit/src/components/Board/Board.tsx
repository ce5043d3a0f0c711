import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import * as css from './Board.css.ts'

export interface BoardItem {
  readonly name: string
  readonly href: string
  /** A `Picture` with ratio `fill`. */
  readonly picture: ReactNode
  /** Below the picture: what it is printed on, a `Price`. With it the name is always seen. */
  readonly detail?: ReactNode
  /** What can be done with it: into the cart, off the board. */
  readonly actions?: ReactNode
  /** Names the piece where two of them share an address. */
  readonly id?: string | undefined
}

const Piece = ({ item }: { readonly item: BoardItem }) => (
  <Link className={css.piece} href={item.href} aria-label={item.name}>
    {item.picture}
    <span className={css.name}>{item.name}</span>
  </Link>
)

const KeptPiece = ({ item }: { readonly item: BoardItem }) => (
  <li className={css.kept}>
    <Link className={css.frame} href={item.href} tabIndex={-1} aria-hidden>
      {item.picture}
    </Link>
    <div>
      <h2 className={css.keptName}>
        <Link href={item.href}>{item.name}</Link>
      </h2>
      <div className={css.detail}>{item.detail}</div>
      {item.actions ? <div className={css.actions}>{item.actions}</div> : null}
    </div>
  </li>
)

/** Saved designs pinned to a board: pictures alone, or with what they are and what can be done with them. */
export const Board = ({ items }: { readonly items: readonly BoardItem[] }) =>
  items.some(({ detail }) => detail) ? (
    <ul className={css.keptBoard}>
      {items.map((item) => (
        <KeptPiece key={item.id ?? item.href} item={item} />
      ))}
    </ul>
  ) : (
    <div className={css.board}>
      {items.map((item) => (
        <Piece key={item.id ?? item.href} item={item} />
      ))}
    </div>
  )
