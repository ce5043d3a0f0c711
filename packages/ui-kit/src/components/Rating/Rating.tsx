import { type ReactNode, useId } from 'react'
import { rating, ratingNote, ratingSizeStyles, ratingStarFill, ratingStarLine } from './Rating.css.ts'
import type { ratingSizes } from './Rating.variants.ts'
import { STAR, STAR_GAP, STAR_GRID } from './star.ts'

/** The props of `Rating`. */
export interface RatingProps {
  /** The rating from 0 to `max`. Parts of a star are drawn, in steps of a tenth. */
  readonly value: number
  /** The text for screen readers: "4.6 out of 5 stars". */
  readonly label: string
  /** The number of stars, by default 5. */
  readonly max?: number | undefined
  /** A text beside the stars, such as the number of reviews. It may be a link. */
  readonly note?: ReactNode
  /** 16, 20 or 28 px high, growing with the text size of the browser. */
  readonly size?: (typeof ratingSizes)[number] | undefined
}

const step = STAR_GRID + STAR_GAP

/** The width of the filled part in the units of the drawing. Gaps between stars are not part of a star. */
const filledWidth = (value: number, max: number): number => {
  const clamped = Math.round(Math.min(Math.max(value, 0), max) * 10) / 10
  const whole = Math.floor(clamped)
  return whole * step + (clamped - whole) * STAR_GRID
}

/**
 * A rating in stars that cannot be changed. For choosing a rating use `RatingInput`.
 *
 * @example
 * <Rating value={4.6} label="4.6 out of 5 stars" note={<TextLink href="#reviews">38 reviews</TextLink>} />
 */
export const Rating = ({ value, label, max = 5, note, size = 'm' }: RatingProps) => {
  const clip = useId()
  const stars = Array.from({ length: max }, (_, index) => index * step)
  return (
    <div className={rating}>
      <svg
        className={ratingSizeStyles[size]}
        viewBox={`0 0 ${max * step - STAR_GAP} ${STAR_GRID}`}
        role="img"
        aria-label={label}
      >
        <clipPath id={clip}>
          <rect width={filledWidth(value, max)} height={STAR_GRID} />
        </clipPath>
        {stars.map((x) => (
          <path key={x} className={ratingStarLine} d={STAR} transform={`translate(${x})`} />
        ))}
        <g clipPath={`url(#${clip})`}>
          {stars.map((x) => (
            <path key={x} className={ratingStarFill} d={STAR} transform={`translate(${x})`} />
          ))}
        </g>
      </svg>
      {note ? <span className={ratingNote}>{note}</span> : null}
    </div>
  )
}
