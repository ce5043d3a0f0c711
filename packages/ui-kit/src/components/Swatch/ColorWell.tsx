import type { colorWellSizes } from './ColorWell.variants.ts'
import { swatchWell } from './Swatch.css.ts'

/** The props of `ColorWell`. */
export interface ColorWellProps {
  readonly color: string
  /** The diameter in px, by default 30. */
  readonly size?: (typeof colorWellSizes)[number] | undefined
}

/** A circle of one colour. It is hidden from assistive technology, so put the name of the colour beside it. */
export const ColorWell = ({ color, size = 30 }: ColorWellProps) => (
  <svg className={swatchWell} width={size} height={size} viewBox="-5 -5 10 10" aria-hidden="true">
    <circle color={color} />
  </svg>
)
