import type { ReactNode } from 'react'
import { Swatch } from '../Swatch/Swatch.tsx'
import {
  compactLineItem,
  compactLineItemDetail,
  compactLineItemName,
  compactLineItemPrice,
} from './CompactLineItem.css.ts'

/** The props of `CompactLineItem`. */
export interface CompactLineItemProps {
  readonly name: string
  readonly detail?: ReactNode
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
  readonly price: ReactNode
}

/** A compact line item in an order summary. */
export const CompactLineItem = ({ name, detail, image, price }: CompactLineItemProps) => (
  <div className={compactLineItem}>
    <Swatch size="l">{image}</Swatch>
    <span>
      <span className={compactLineItemName}>{name}</span>
      <span className={compactLineItemDetail}>{detail}</span>
    </span>
    <span className={compactLineItemPrice}>{price}</span>
  </div>
)
