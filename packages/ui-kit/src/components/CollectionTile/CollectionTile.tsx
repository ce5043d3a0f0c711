import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import {
  name as nameClass,
  note as noteClass,
  picture as pictureClass,
  tile,
  tones,
} from './CollectionTile.css.ts'

export interface CollectionTileProps {
  readonly name: string
  readonly href: string
  /** "48 designs" */
  readonly note?: ReactNode
  /** A `Picture` with ratio `fill`. */
  readonly picture: ReactNode
  /** The block of colour it has in Larkhouse. */
  readonly tone?: 'first' | 'second' | 'third' | 'fourth' | undefined
  readonly headingLevel?: 2 | 3 | undefined
}

/** A collection as one tall picture. */
export const CollectionTile = ({
  name,
  href,
  note,
  picture,
  tone = 'first',
  headingLevel = 3,
}: CollectionTileProps) => {
  const Name = `h${headingLevel}` as const
  return (
    <Link className={`${tile} ${tones[tone]}`} href={href}>
      <div className={pictureClass}>{picture}</div>
      <Name className={nameClass}>{name}</Name>
      <span className={noteClass}>{note}</span>
    </Link>
  )
}
