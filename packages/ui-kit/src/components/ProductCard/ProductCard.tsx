import type { ReactNode } from 'react'
import { DotRow } from '../Dots/DotRow.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './ProductCard.css.ts'

/** The props of `ProductCard`. */
export interface ProductCardProps {
  readonly href: string
  readonly name: string
  readonly designer?: ReactNode
  /** A `Price` with its unit. */
  readonly price: ReactNode
  /** The colours of the design, for the dots at the edge. */
  readonly colors: readonly string[]
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
  /** A second image, shown on hover. */
  readonly second?: ReactNode
  readonly badge?: ReactNode
  /** The heart: an `IconButton` with tone `floating`, or a form around one. */
  readonly wishlistButton?: ReactNode
  /** A small action over the image on hover, such as adding a swatch. */
  readonly quick?: ReactNode
  readonly headingLevel?: 2 | 3 | 4 | undefined
}

/** A design in a list: image, name, designer and price. */
export const ProductCard = ({
  href,
  name,
  designer,
  price,
  colors,
  image,
  second,
  badge,
  wishlistButton,
  quick,
  headingLevel = 3,
}: ProductCardProps) => {
  const Name = `h${headingLevel}` as const
  return (
    <article className={css.card}>
      <div className={css.cloth}>
        <div className={css.edge}>
          <DotRow colors={colors} className={css.edgeDots} gap={0.875} vertical />
        </div>
        <div className={css.print}>
          {image}
          {second ? <div className={css.second}>{second}</div> : null}
        </div>
        {badge ? <div className={css.badge}>{badge}</div> : null}
        {quick ? <div className={css.quick}>{quick}</div> : null}
      </div>
      <Name className={css.name}>
        <Link href={href} className={css.link}>
          {name}
        </Link>
      </Name>
      <div className={css.meta}>
        {designer ? <span className={css.designer}>{designer}</span> : null}
        {price}
      </div>
      {wishlistButton ? <div className={css.wishlistButton}>{wishlistButton}</div> : null}
    </article>
  )
}
