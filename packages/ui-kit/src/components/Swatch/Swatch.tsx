import type { ReactNode } from 'react'
import { swatch } from './Swatch.css.ts'

export interface SwatchProps {
  /** An `Image` with ratio `fill`. */
  readonly children: ReactNode
  /** In px: s 48 × 56, m 62 × 62, l 64 × 76; `fill` fills its container. */
  readonly size?: 's' | 'm' | 'l' | 'fill' | undefined
  /** `pinked`: zigzag edges, as cut with pinking shears. */
  readonly cut?: 'straight' | 'pinked' | undefined
}

/** A sample of a design. */
export const Swatch = ({ children, size, cut }: SwatchProps) => (
  <span className={swatch({ size, cut })}>{children}</span>
)
