import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import * as css from './KindBoard.css.ts'

/** A kind of product on the board. */
export interface KindBoardItem {
  /** For example "Duvet cover". */
  readonly label: string
  readonly href: string
  /** For example "from $139", or a note that this is the product of the page. */
  readonly note?: ReactNode
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
  /** Whether the image is a wide scene, such as a bed or a wall: its tile takes two columns. */
  readonly wide?: boolean | undefined
  /** Whether this is the product of the page. */
  readonly current?: boolean | undefined
}

/** The props of `KindBoard`. */
export interface KindBoardProps {
  readonly items: readonly KindBoardItem[]
  /** `small`: one row of low tiles, for products that must not be louder than those of the page. */
  readonly size?: 'small' | 'large' | undefined
}

/** All kinds of product with one design, each as a link with its scene. */
export const KindBoard = ({ items, size = 'large' }: KindBoardProps) => (
  <ul className={css.kindBoard[size]}>
    {items.map(({ label, href, note, image, wide, current }) => (
      <li key={href} className={wide ? css.kindBoardWide : undefined}>
        <Link className={css.kindBoardTile} href={href} aria-current={current ? 'page' : undefined}>
          <span className={css.kindBoardImage}>{image}</span>
          <span className={css.kindBoardName}>{label}</span>
          {note ? <span className={css.kindBoardNote}>{note}</span> : null}
        </Link>
      </li>
    ))}
  </ul>
)
