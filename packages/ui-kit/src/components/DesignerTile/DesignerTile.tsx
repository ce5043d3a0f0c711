import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import {
  designerTile,
  designerTileCloth,
  designerTileCount,
  designerTileHeader,
  designerTileLayoutStyles,
  designerTileLink,
  designerTileName,
  designerTileText,
} from './DesignerTile.css.ts'
import type { designerTileLayouts } from './DesignerTile.variants.ts'

/** The props of `DesignerTile`. */
export interface DesignerTileProps {
  readonly name: string
  readonly href: string
  /** For example "214 designs". */
  readonly count?: ReactNode
  readonly text?: ReactNode
  /** `Image`s with ratio `fill`: three in the layout `three`, and two in every other layout. */
  readonly images: readonly ReactNode[]
  readonly layout?: (typeof designerTileLayouts)[number] | undefined
  readonly headingLevel?: 2 | 3 | undefined
}

/** A link to a designer, with two or three images and one sentence. */
export const DesignerTile = ({
  name,
  href,
  count,
  text,
  images,
  layout = 'three',
  headingLevel = 3,
}: DesignerTileProps) => {
  const Name = `h${headingLevel}` as const
  return (
    <article className={designerTile}>
      <div className={designerTileLayoutStyles[layout]}>
        {images.map((image, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position of an image is its only key.
          <div key={index} className={designerTileCloth}>
            {image}
          </div>
        ))}
      </div>
      <div className={designerTileHeader}>
        <Name className={designerTileName}>
          <Link className={designerTileLink} href={href}>
            {name}
          </Link>
        </Name>
        <span className={designerTileCount}>{count}</span>
      </div>
      <p className={designerTileText}>{text}</p>
    </article>
  )
}
