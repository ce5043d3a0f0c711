import type { SummaryView } from '../../../server/cart/cartViews.ts'
import { m } from '../../paraglide/messages.js'

/** What stands below a cart's total: what is still to come, unless its rows tell it, and where codes go. */
export const summaryNote = ({
  shipped,
  shippingName,
  tax,
}: Pick<SummaryView, 'shipped' | 'shippingName' | 'tax'>): string =>
  shipped && !shippingName && !tax ? `${m.summary_footnote()} ${m.summary_codes()}` : m.summary_codes()
