import { Children, type ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import {
  orderRow,
  orderRowMeta,
  orderRowMuted,
  orderRowNumber,
  orderRowStrip,
  orderRowStrips,
  orderRowTotal,
} from './OrderRow.css.ts'

/** The props of `OrderRow`. */
export interface OrderRowProps {
  readonly number: string
  readonly href: string
  /** For example "Nov 18, 2026, 3 items". */
  readonly meta: ReactNode
  readonly shipTo: { readonly label: string; readonly name: string }
  /** A `Badge`. */
  readonly status: ReactNode
  readonly total: ReactNode
  /** Up to four `Image`s of the ordered items, with ratio `fill`. Each is shown as a strip. */
  readonly strips: ReactNode
}

/** An order in the order history. The whole row is a link. */
export const OrderRow = ({ number, href, meta, shipTo, status, total, strips }: OrderRowProps) => (
  <article className={orderRow}>
    <div className={orderRowStrips}>
      {Children.map(strips, (strip) => (
        <div className={orderRowStrip}>{strip}</div>
      ))}
    </div>
    <div>
      <Link className={orderRowNumber} href={href}>
        {number}
      </Link>
      <span className={orderRowMeta}>{meta}</span>
    </div>
    <div>
      <span className={orderRowMuted}>{shipTo.label}</span>
      {shipTo.name}
    </div>
    {status}
    <span className={orderRowTotal}>{total}</span>
  </article>
)
