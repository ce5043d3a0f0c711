import type { ReactNode } from 'react'
import { buyBar } from './BuyBar.css.ts'

/** The props of `BuyBar`. */
export interface BuyBarProps {
  /** A `Price` with size `line` and a note. */
  readonly price: ReactNode
  /** A `Button` of full width. Its attribute `form` connects it to the product's form. */
  readonly action: ReactNode
}

/** The price and the main action at the bottom of a narrow window. Put it last in the main content. */
export const BuyBar = ({ price, action }: BuyBarProps) => (
  <div className={buyBar}>
    {price}
    {action}
  </div>
)
