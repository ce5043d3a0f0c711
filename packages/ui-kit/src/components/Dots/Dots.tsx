import type { ReactNode } from 'react'
import { DotRow } from './DotRow.tsx'
import { dotsFrame, dotsRow } from './Dots.css.ts'
import type { dotsSizes } from './Dots.variants.ts'

/** The props of `Dots`. */
export interface DotsProps {
  /** Up to five colours of the design, by default the colours of the brand. */
  readonly colors?: readonly string[] | undefined
  /** The diameter: small 10, step 12, title 14, strip 16 px. */
  readonly size?: (typeof dotsSizes)[number] | undefined
  /** The text beside the dots. Without it, put a text near the dots: they have no meaning alone. */
  readonly children?: ReactNode
}

/** The five registration dots of a selvedge. They are decorative and hidden from assistive technology. */
export const Dots = ({ colors, size = 'small', children }: DotsProps) => (
  <span className={dotsFrame}>
    <DotRow
      colors={colors}
      className={dotsRow[size]}
      gap={size === 'step' || size === 'small' ? 0.5 : 0.625}
    />
    {children}
  </span>
)
