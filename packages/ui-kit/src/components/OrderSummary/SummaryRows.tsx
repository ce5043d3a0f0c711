import { Fragment, type ReactNode } from 'react'
import * as css from './OrderSummary.css.ts'
import type { summaryRowsTones } from './SummaryRows.variants.ts'

/** A row of a summary: a label and a formatted amount. */
export interface SummaryRow {
  readonly label: ReactNode
  readonly value: ReactNode
  /** `discount`: in the sale colour. `muted`: for an amount that is not known yet. */
  readonly tone?: (typeof summaryRowsTones)[number] | undefined
}

const tones = { plain: '', discount: css.orderSummaryDiscount, muted: css.orderSummaryMuted }

/** Rows of labels and amounts with aligned digits. */
export const SummaryRows = ({ rows }: { readonly rows: readonly SummaryRow[] }) => (
  <dl className={css.orderSummaryRows}>
    {rows.map(({ label, value, tone = 'plain' }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same label; rows have no state.
      <Fragment key={index}>
        <dt className={css.orderSummaryTerm}>{label}</dt>
        <dd className={`${css.orderSummaryValue} ${tones[tone]}`}>{value}</dd>
      </Fragment>
    ))}
  </dl>
)
