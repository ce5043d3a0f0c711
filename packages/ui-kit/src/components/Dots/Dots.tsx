import type { ReactNode } from 'react'
import { DotRow } from './DotRow.tsx'
import { frame, row } from './Dots.css.ts'

export interface DotsProps {
  /** Colours of the design at hand, up to five. Left out: the brand's. */
  readonly colors?: readonly string[] | undefined
  /** small 10, step 12, title 14, strip 16 px. */
  readonly size?: 'small' | 'step' | 'title' | 'strip' | undefined
  /** The words beside the dots. Without it a word must stand near by: dots never act alone. */
  readonly children?: ReactNode
}

/** The five registration dots of a selvedge. Decoration: hidden from assistive technology. */
export const Dots = ({ colors, size = 'small', children }: DotsProps) => (
  <span className={frame}>
    <DotRow colors={colors} className={row[size]} gap={size === 'step' || size === 'small' ? 0.5 : 0.625} />
    {children}
  </span>
)
