import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import * as css from './DesignBoard.css.ts'

/** A design on a `DesignBoard`. */
export interface DesignBoardItem {
  readonly name: string
  readonly href: string
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
  /** For example "3 colorways". */
  readonly note?: ReactNode
}

/** The props of `DesignBoard`. */
export interface DesignBoardProps {
  /** Up to five designs, in order of importance. */
  readonly items: readonly DesignBoardItem[]
  readonly headingLevel?: 2 | 3 | undefined
}

/** Five chosen designs: a tall one, and four others in two rows, each with a narrow and a wide design. */
export const DesignBoard = ({ items, headingLevel = 3 }: DesignBoardProps) => {
  const Name = `h${headingLevel}` as const
  return (
    <div className={css.designBoard}>
      {items.slice(0, 5).map((item) => (
        <article key={item.href} className={css.designBoardPiece}>
          <div className={css.designBoardCloth}>{item.image}</div>
          <div className={css.designBoardCaption}>
            <Name className={css.designBoardName}>
              <Link href={item.href} className={css.designBoardLink}>
                {item.name}
              </Link>
            </Name>
            {item.note ? <span className={css.designBoardNote}>{item.note}</span> : null}
          </div>
        </article>
      ))}
    </div>
  )
}
