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
  <svg className={swatchWell} width={size} height={size} viewBox="-5 -5 10 10" aria-hidden="true">
    <circle color={color} />
  </svg>
)
