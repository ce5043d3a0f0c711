import type { ReactNode } from 'react'
import { swatch } from './Swatch.css.ts'
import type { swatchCuts, swatchSizes } from './Swatch.variants.ts'

/** The props of `Swatch`. */
export interface SwatchProps {
  /** An `Image` with ratio `fill`. */
  readonly children: ReactNode
  /** In px: s 48 × 56, m 62 × 62, l 64 × 76; `fill` fills its container. */
  readonly size?: (typeof swatchSizes)[number] | undefined
  /** `pinked`: zigzag edges, as cut with pinking shears. */
  readonly cut?: (typeof swatchCuts)[number] | undefined
}

/** A sample of a design. */
export const Swatch = ({ children, size, cut }: SwatchProps) => (
  <span className={swatch({ size, cut })}>{children}</span>
)
