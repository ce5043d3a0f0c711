import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import * as css from './ProductTileGrid.css.ts'
import type { productTileGridSizes } from './ProductTileGrid.variants.ts'

/** A tile with the image of a product. */
export interface ProductTileGridItem {
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

/** The props of `ProductTileGrid`. */
export interface ProductTileGridProps {
  readonly items: readonly ProductTileGridItem[]
  /** `small`: one row of low tiles, for products that must be less prominent than those of the page. */
  readonly size?: (typeof productTileGridSizes)[number] | undefined
}

/** A grid of products as image tiles with links, for example all kinds of product with one design. */
export const ProductTileGrid = ({ items, size = 'large' }: ProductTileGridProps) => (
  <ul className={css.productTileGrid[size]}>
    {items.map(({ label, href, note, image, wide, current }) => (
      <li key={href} className={wide ? css.productTileGridWide : undefined}>
        <Link className={css.productTileGridTile} href={href} aria-current={current ? 'page' : undefined}>
          <span className={css.productTileGridImage}>{image}</span>
          <span className={css.productTileGridName}>{label}</span>
          {note ? <span className={css.productTileGridNote}>{note}</span> : null}
        </Link>
      </li>
    ))}
  </ul>
)
