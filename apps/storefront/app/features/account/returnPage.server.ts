import { code39 } from '../../../server/account/code39.ts'
import { findVisibleOrder } from '../../../server/account/orders.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { orderPath } from '../../i18n/orderPaths.ts'
import { m } from '../../paraglide/messages.js'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { addressLines, orderLineView } from './orderPageView.server.ts'
import { returnSummaries } from './returnSummaries.server.ts'

const headings = {
  Requested: m.return_heading_requested,
  Received: m.return_heading_received,
  Refunded: m.return_heading_refunded,
  Declined: m.return_heading_declined,
}
const texts = {
  Requested: m.return_text_requested,
  Received: m.return_text_received,
  Refunded: m.return_text_refunded,
  Declined: m.return_text_declined,
}

/** The steps of a return, for its timeline. */
const stepsOf = (status: keyof typeof headings) => {
  const end = status === 'Declined' ? m.return_declined() : m.return_refunded()
  const reached = { Requested: 0, Received: 1, Refunded: 2, Declined: 2 }[status]
  return [m.return_requested(), m.return_received(), end].map((label, index) => ({
    label,
    state:
      index < reached || reached === 2
        ? ('done' as const)
        : index === reached
          ? ('current' as const)
          : ('todo' as const),
  }))
}

/** Loads the page of a return, with its label. Another visitor's order and a missing return look the same: 404. */
export const loadReturnPage = async (
  shop: ShopContext,
  orderNumber: string,
  returnNumber: string,
  key: string | null,
) => {
  const { locale } = shop
  const found = await findVisibleOrder(shop, orderNumber, key)
  if (!found.ok) throw unavailable()
  const order = found.value
  if (!order) throw notFound()
  const lines = order.lineItems.map((line) => orderLineView(line, shop))
  const returned = returnSummaries(order, locale, new Map(lines.map(({ id, name }) => [id, name]))).find(
    ({ number }) => number === returnNumber,
  )
  if (!returned) throw notFound()
  const { number, status, statusText, tone, date, content } = returned
  const { returnAddress } = shop.settings
  return {
    signedIn: shop.session.customer !== undefined,
    title: m.return_number({ number }),
    heading: headings[status](),
    line: m.return_line({ number, date }),
    text: texts[status](),
    statusText,
    tone,
    content,
    steps: stepsOf(status),
    back: {
      href: orderPath(locale, orderNumber, key ?? undefined),
      label: m.return_back({ number: orderNumber }),
    },
    /** The label is available until the parcel has arrived. */
    label:
      status === 'Requested' && returnAddress.length > 0
        ? {
            to: returnAddress,
            from: addressLines(order.shippingAddress, locale),
            number,
            barcode: code39(number),
          }
        : undefined,
    texts: {
      progress: m.return_progress(),
      contains: m.return_contains(),
      label: m.return_label(),
      to: m.return_label_to(),
      from: m.return_label_from(),
      number: m.return_label_number(),
      barcode: m.return_label_barcode({ number }),
      print: m.return_print(),
      printHint: m.return_print_hint(),
    },
  }
}

export type ReturnPageData = Awaited<ReturnType<typeof loadReturnPage>>
