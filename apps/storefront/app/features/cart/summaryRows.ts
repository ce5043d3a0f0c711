import type { SummaryRow } from '@selvedge/ui-kit/OrderSummary'
import type { SummaryView } from '../../../server/cart/cartView.ts'
import { m } from '../../paraglide/messages.js'

const deliveryRow = (summary: SummaryView): SummaryRow[] => {
  const { shippingName, shipped } = summary
  if (shippingName)
    return [{ label: shippingName, value: summary.free ? m.free() : summary.shippingWas || summary.shipping }]
  return shipped ? [{ label: m.delivery(), value: m.at_next_step(), tone: 'muted' }] : []
}

/** The rows of an order summary: the same on the cart, at checkout, on the success page and in the history. */
export const summaryRows = (summary: SummaryView): SummaryRow[] => [
  { label: m.subtotal_items({ count: summary.count }), value: summary.subtotal },
  ...summary.discounts.map(
    ({ name, amount }): SummaryRow => ({ label: name || m.discount(), value: amount, tone: 'discount' }),
  ),
  ...deliveryRow(summary),
  ...(summary.free
    ? []
    : summary.shippingDiscounts.map(
        ({ name, amount }): SummaryRow => ({ label: name || m.discount(), value: amount, tone: 'discount' }),
      )),
  summary.tax
    ? { label: summary.taxIncluded ? m.tax_included() : m.tax(), value: summary.tax }
    : { label: m.tax(), value: m.tax_at_checkout(), tone: 'muted' },
]
