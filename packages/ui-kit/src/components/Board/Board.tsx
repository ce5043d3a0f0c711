import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import * as css from './Board.css.ts'

/** A saved design on a board. */
export interface BoardItem {
  readonly name: string
  readonly href: string
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
  /** Content below the image, such as a product and its `Price`. When it is set, the name of the design is always visible. */
  readonly detail?: ReactNode
  /** Buttons for this design, such as "Add to cart" and "Remove". */
  readonly actions?: ReactNode
  /** The React key of the item. Set it when two items have the same `href`. */
  readonly id?: string | undefined
}

const Piece = ({ item }: { readonly item: BoardItem }) => (
  <Link className={css.boardPiece} href={item.href} aria-label={item.name}>
    {item.image}
    <span className={css.boardName}>{item.name}</span>
  </Link>
)

const DetailedPiece = ({ item }: { readonly item: BoardItem }) => (
  <li className={css.detailedPiece}>
    <Link className={css.boardFrame} href={item.href} tabIndex={-1} aria-hidden>
      {item.image}
    </Link>
    <div>
      <h2 className={css.detailedName}>
        <Link href={item.href}>{item.name}</Link>
      </h2>
      <div className={css.boardDetail}>{item.detail}</div>
      {item.actions ? <div className={css.boardActions}>{item.actions}</div> : null}
    </div>
  </li>
)

/** The props of `Board`. */
export interface BoardProps {
  readonly items: readonly BoardItem[]
}

/** A board of saved designs: images alone, or images with details and actions. */
export const Board = ({ items }: BoardProps) =>
  items.some(({ detail }) => detail) ? (
    <ul className={css.detailedBoard}>
      {items.map((item) => (
        <DetailedPiece key={item.id ?? item.href} item={item} />
      ))}
    </ul>
  ) : (
    <div className={css.board}>
      {items.map((item) => (
        <Piece key={item.id ?? item.href} item={item} />
      ))}
    </div>
  )
