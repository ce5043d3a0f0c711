import type { ReactNode } from 'react'
import { DotRow } from '../Dots/DotRow.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './ProductCard.css.ts'

/** The props of `ProductCard`. */
export interface ProductCardProps {
  readonly href: string
  readonly name: string
  /** The kind of product, shown after the name: "Duvet cover". */
  readonly kind?: string | undefined
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
  kind,
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
    <article className={css.productCard}>
      <div className={css.productCardCloth}>
        <div className={css.productCardEdge}>
          <DotRow colors={colors} className={css.productCardEdgeDots} gap={0.875} vertical />
        </div>
        <div className={css.productCardPrint}>
          {image}
          {second ? <div className={css.productCardSecondImage}>{second}</div> : null}
        </div>
        {badge ? <div className={css.productCardBadge}>{badge}</div> : null}
        {quick ? <div className={css.productCardQuickButton}>{quick}</div> : null}
      </div>
      <Name className={css.productCardName}>
        <Link href={href} className={css.productCardLink}>
          {name}
          {kind ? <span className={css.productCardKind}>, {kind}</span> : null}
        </Link>
      </Name>
      <div className={css.productCardMeta}>
        {designer ? <span className={css.productCardDesigner}>{designer}</span> : null}
        {price}
      </div>
      {wishlistButton ? <div className={css.wishlistButton}>{wishlistButton}</div> : null}
    </article>
  )
}
