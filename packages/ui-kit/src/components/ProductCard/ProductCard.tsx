import type { ReactNode } from 'react'
import { DotRow } from '../Dots/DotRow.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './ProductCard.css.ts'

export interface ProductCardProps {
  readonly href: string
  readonly name: string
  readonly designer?: ReactNode
  /** A `Price` with its unit. */
  readonly price: ReactNode
  /** Colours of the design, for the edge of the cloth. */
  readonly colors: readonly string[]
  /** A `Picture` with ratio `fill`. */
  readonly picture: ReactNode
  /** Shown on hover: the design on a product. */
  readonly second?: ReactNode
  readonly badge?: ReactNode
  /** A heart: an `IconButton` with tone `floating`, or a form around one. */
  readonly wish?: ReactNode
  /** A small action over the picture on hover, such as adding a swatch. */
  readonly quick?: ReactNode
  readonly headingLevel?: 2 | 3 | 4 | undefined
}

/** A design as a piece of cloth: picture, name, designer, price. */
export const ProductCard = ({
  href,
  name,
  designer,
  price,
  colors,
  picture,
  second,
  badge,
  wish,
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
          {picture}
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
      {wish ? <div className={css.wish}>{wish}</div> : null}
    </article>
  )
}
