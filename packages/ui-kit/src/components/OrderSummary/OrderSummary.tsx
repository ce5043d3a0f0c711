import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import * as css from './OrderSummary.css.ts'
import { type SummaryRow, SummaryRows } from './SummaryRows.tsx'

/** The props of `OrderSummary`. */
export interface OrderSummaryProps {
  readonly title: string
  /** A link beside the title: "Edit cart". */
  readonly action?: ReactNode
  /** `CompactLineItem`s. */
  readonly lines?: ReactNode
  readonly rows: readonly SummaryRow[]
  readonly total: { readonly label: string; readonly value: string }
  /** Text below the total: "Plus members would pay …". */
  readonly note?: ReactNode
  /** The main action, promo code and gift. */
  readonly children?: ReactNode
  readonly footnote?: ReactNode
}

/** The lines, discounts and total of an order. */
export const OrderSummary = ({
  title,
  action,
  lines,
  rows,
  total,
  note,
  children,
  footnote,
}: OrderSummaryProps) => (
  <aside className={css.orderSummary} aria-label={title}>
    <div className={css.orderSummaryHeader}>
      <Heading level={2} size="group">
        {title}
      </Heading>
      {action}
    </div>
    {lines}
    <SummaryRows rows={rows} />
    <div className={css.orderSummaryTotal}>
      <span>{total.label}</span>
      <span>{total.value}</span>
    </div>
    {note ? <p className={css.orderSummaryNote}>{note}</p> : null}
    {children ? <div className={css.orderSummaryBody}>{children}</div> : null}
    {footnote ? <div className={css.orderSummaryFooter}>{footnote}</div> : null}
  </aside>
)
