import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.tsx'
import { orderBar, orderBarBody, orderBarShow, orderBarSummary, orderBarTotal } from './OrderBar.css.ts'

/** The props of `OrderBar`. */
export interface OrderBarProps {
  /** "3 items" */
  readonly count: string
  /** "Show order" */
  readonly label: string
  readonly total: string
  /** An `OrderSummary` or its parts. */
  readonly children: ReactNode
}

/** The order above a form in narrow windows: the total, and a control that shows the rest. */
export const OrderBar = ({ count, label, total, children }: OrderBarProps) => (
  <details className={orderBar}>
    <summary className={orderBarSummary}>
      {count}
      <span className={orderBarShow}>
        {label} <ChevronDownIcon />
      </span>
      <span className={orderBarTotal}>{total}</span>
    </summary>
    <div className={orderBarBody}>{children}</div>
  </details>
)
