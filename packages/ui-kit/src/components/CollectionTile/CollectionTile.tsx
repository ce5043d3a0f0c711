import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import {
  collectionTile,
  collectionTileImage,
  collectionTileName,
  collectionTileNote,
  collectionTileToneStyles,
} from './CollectionTile.css.ts'
import type { collectionTileTones } from './CollectionTile.variants.ts'

/** The props of `CollectionTile`. */
export interface CollectionTileProps {
  readonly name: string
  readonly href: string
  /** For example "48 designs". */
  readonly note?: ReactNode
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
  /** The colour of the tile in brands with the separator style `blocks`. */
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
    <Link className={`${collectionTile} ${collectionTileToneStyles[tone]}`} href={href}>
      <div className={collectionTileImage}>{image}</div>
      <Name className={collectionTileName}>{name}</Name>
      <span className={collectionTileNote}>{note}</span>
    </Link>
  )
}
