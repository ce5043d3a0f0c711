import type { ReactNode } from 'react'
import { Swatch } from '../Swatch/Swatch.tsx'
import { miniLine, miniLineDetail, miniLineName, miniLinePrice } from './MiniLine.css.ts'

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
  <div className={miniLine}>
    <Swatch size="l">{image}</Swatch>
    <span>
      <span className={miniLineName}>{name}</span>
      <span className={miniLineDetail}>{detail}</span>
    </span>
    <span className={miniLinePrice}>{price}</span>
  </div>
)
