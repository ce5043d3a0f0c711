import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.tsx'
import {
  collapsibleOrderSummary,
  collapsibleOrderSummaryBody,
  collapsibleOrderSummaryHeader,
  collapsibleOrderSummaryToggle,
  collapsibleOrderSummaryTotal,
} from './CollapsibleOrderSummary.css.ts'

/** The props of `CollapsibleOrderSummary`. */
export interface CollapsibleOrderSummaryProps {
  /** For example "3 items". */
  readonly count: string
  /** For example "Show order". */
  readonly label: string
  readonly total: string
  /** An `OrderSummary` or its parts. */
  readonly children: ReactNode
}

/** The order above a form in narrow windows: the total, and a control that shows the rest. */
export const CollapsibleOrderSummary = ({ count, label, total, children }: CollapsibleOrderSummaryProps) => (
  <details className={collapsibleOrderSummary}>
    <summary className={collapsibleOrderSummaryHeader}>
      <bdi>{count}</bdi>
      <span className={collapsibleOrderSummaryToggle}>
        {label} <ChevronDownIcon />
      </span>
      <span className={collapsibleOrderSummaryTotal}>{total}</span>
    </summary>
    <div className={collapsibleOrderSummaryBody}>{children}</div>
  </details>
)
