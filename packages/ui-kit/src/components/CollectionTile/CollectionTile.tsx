import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import {
  image as imageClass,
  name as nameClass,
  note as noteClass,
  tile,
  tones,
} from './CollectionTile.css.ts'
import type { collectionTileTones } from './CollectionTile.variants.ts'

/** The props of `CollectionTile`. */
export interface CollectionTileProps {
  readonly name: string
  readonly href: string
  /** "48 designs" */
  readonly note?: ReactNode
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
  /** The colour of the tile in brands with blocks. */
  readonly tone?: (typeof collectionTileTones)[number] | undefined
  readonly headingLevel?: 2 | 3 | undefined
}

/** A link to a collection, with a tall image. */
export const CollectionTile = ({
  name,
  href,
  note,
  image,
  tone = 'first',
  headingLevel = 3,
}: CollectionTileProps) => {
  const Name = `h${headingLevel}` as const
  return (
    <Link className={`${tile} ${tones[tone]}`} href={href}>
      <div className={imageClass}>{image}</div>
      <Name className={nameClass}>{name}</Name>
      <span className={noteClass}>{note}</span>
    </Link>
  )
}
