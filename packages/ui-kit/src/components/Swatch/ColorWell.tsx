import { dotsRim } from '../Dots/Dots.css.ts'
import type { colorWellSizes } from './ColorWell.variants.ts'
import { swatchWell } from './Swatch.css.ts'

/** The props of `ColorWell`. */
export interface ColorWellProps {
  readonly color: string
  /** px; 30 by default. */
  readonly size?: (typeof colorWellSizes)[number] | undefined
}

/** A circle of one colour. Put the name of the colour beside it, or set a label. */
export const ColorWell = ({ color, size = 30 }: ColorWellProps) => (
  <svg className={swatchWell} width={size} height={size} viewBox="0 0 10 10" aria-hidden="true">
    <circle cx="5" cy="5" r="5" fill={color} />
    <circle cx="5" cy="5" r="4.85" strokeWidth="0.3" className={dotsRim} />
  </svg>
)
