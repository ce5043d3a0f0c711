import type { ReactNode } from 'react'
import { Swatch } from '../Swatch/Swatch.tsx'
import { detail as detailClass, line, name as nameClass, price as priceClass } from './MiniLine.css.ts'

/** The props of `MiniLine`. */
export interface MiniLineProps {
  readonly name: string
  readonly detail?: ReactNode
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
  readonly price: ReactNode
}

/** A compact line item in an order summary. */
export const MiniLine = ({ name, detail, image, price }: MiniLineProps) => (
  <div className={line}>
    <Swatch size="l">{image}</Swatch>
    <span>
      <span className={nameClass}>{name}</span>
      <span className={detailClass}>{detail}</span>
    </span>
    <span className={priceClass}>{price}</span>
  </div>
)
