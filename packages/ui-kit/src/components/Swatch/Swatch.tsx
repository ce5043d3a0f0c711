import type { ReactNode } from 'react'
import { swatch } from './Swatch.css.ts'

export interface SwatchProps {
  /** A `Picture` with ratio `fill`. */
  readonly children: ReactNode
  /** s 48 × 56, m 62 × 62, l 64 × 76, or the size of what is around it. */
  readonly size?: 's' | 'm' | 'l' | 'fill' | undefined
  /** `pinked`: cut with pinking shears. */
  readonly cut?: 'straight' | 'pinked' | undefined
}

/** A small piece of a design. */
export const Swatch = ({ children, size, cut }: SwatchProps) => (
  <span className={swatch({ size, cut })}>{children}</span>
)
