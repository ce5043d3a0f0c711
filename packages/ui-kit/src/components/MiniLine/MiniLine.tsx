import type { ReactNode } from 'react'
import { Swatch } from '../Swatch/Swatch.tsx'
import { detail as detailClass, line, name as nameClass, price as priceClass } from './MiniLine.css.ts'

export interface MiniLineProps {
  readonly name: string
  readonly detail?: ReactNode
  /** A `Picture` with ratio `fill`. */
  readonly picture: ReactNode
  readonly price: ReactNode
}

/** A line of an order in a summary. */
export const MiniLine = ({ name, detail, picture, price }: MiniLineProps) => (
  <div className={line}>
    <Swatch size="l">{picture}</Swatch>
    <span>
      <span className={nameClass}>{name}</span>
      <span className={detailClass}>{detail}</span>
    </span>
    <span className={priceClass}>{price}</span>
  </div>
)
