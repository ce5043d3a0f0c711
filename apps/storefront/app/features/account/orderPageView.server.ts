import { data } from '@remix-run/node'
import { isPlusMembership, shipByDate } from '@selvedge/cart-domain'
import { postalLines, postalParts } from '@selvedge/cart-domain/forms'
import {
  canCancelOrder,
  giftMessageOf,
  hasShippableItem,
  returnableUnits,
  returnableUntil,
} from '@selvedge/cart-domain/server'
import type { CartLine, CommerceProblem, LocaleCode, Order, Result } from '@selvedge/commerce-client'
import { siteKeyOfCart } from '@selvedge/commerce-client/site'
import { orderPaymentParts } from '../../../server/account/orderPaymentParts.ts'
import { type OrderStep, orderProgress } from '../../../server/account/orderProgress.ts'
import { findVisibleOrder } from '../../../server/account/orders.ts'
import { trackingUrl } from '../../../server/account/trackingUrl.ts'
import { lineView, summaryView } from '../../../server/cart/cartView.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { findOrderPath, invoicePath, returnFormPath, returnPath } from '../../i18n/orderPaths.ts'
import { m } from '../../paraglide/messages.js'
import { summaryRows } from '../cart/summaryRows.ts'
import { quantityText } from '../catalogue/unitText.ts'
import { unavailable } from '../errors/failures.server.ts'
import { formatOrderDate } from './formatOrderDate.ts'
import { orderPaymentText } from './orderPaymentText.server.ts'
import { returnSummaries } from './returnSummaries.server.ts'
import { statusText } from './statusText.server.ts'

const dayFormat = (locale: string, style: 'long' | 'short') => {
  const format = new Intl.DateTimeFormat(locale, {
    ...(style === 'long' ? { month: 'long', day: 'numeric' } : { month: 'short', day: 'numeric' }),
    timeZone: 'UTC',
  })
  return (at: string | undefined): string => (at ? format.format(new Date(at)) : '')
}

const stepLabel = ({ name, state }: OrderStep): string =>
  ({
    placed: m.step_placed,
    printing: state === 'done' ? m.step_printed : m.step_printing,
    packed: m.step_packed,
    sent: state === 'done' ? m.step_sent : m.step_on_its_way,
    delivered: m.status_delivered,
    cancelled: m.status_cancelled,
  })[name]()

/** The steps of an order, for its timeline. */
export const stepViews = (steps: readonly OrderStep[], locale: string) => {
  const short = dayFormat(locale, 'short')
  return steps.map((step) => ({ label: stepLabel(step), note: short(step.at), state: step.state }))
}

/** The latest day on which the shop sends an order that is being printed; empty when that day is over or unknown. */
const shipsBy = ({ shippingInfo, createdAt }: Order, locale: string, now: Date): string => {
  const key = shippingInfo?.shippingMethod?.key ?? null
  const from = new Date(createdAt)
  // No shipping method takes longer than 5 business days, which are at most 7 days including a weekend.
  return now.getTime() - from.getTime() < 7 * 86_400_000 ? shipByDate(key, locale, from) : ''
}

const isReached = ({ state }: OrderStep): boolean => state !== 'todo'

/** The heading of an order: when it comes, or what happened to it. */
export const headingOf = (order: Order, locale: string, now: Date): string => {
  const { status, steps } = orderProgress(order)
  if (status === 'Cancelled') return m.order_cancelled()
  if (steps.length === 0) return m.order_membership()
  const current = steps.find(({ state }) => state === 'current')
  if (!current) {
    const date = dayFormat(locale, 'long')(order.completedAt ?? undefined)
    return date ? m.order_delivered_on({ date }) : m.status_delivered()
  }
  if (current.name === 'sent') {
    const date = dayFormat(locale, 'long')(current.at)
    return date ? m.order_sent_on({ date }) : m.step_on_its_way()
  }
  const date = shipsBy(order, locale, now)
  return date ? m.order_ships_by({ date }) : m.order_being_printed()
}

const weightFormat = (locale: string) => {
  const isImperial = locale === 'en-US'
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isImperial ? 'pound' : 'kilogram',
    maximumFractionDigits: 1,
  })
  return (grams: number | null | undefined): string =>
    grams ? format.format(grams / (isImperial ? 453.592_37 : 1_000)) : ''
}

/** The parcels of an order, with their carrier's page and what is in them. */
const parcelViews = (order: Order, locale: string, names: ReadonlyMap<string, string>) => {
  const weight = weightFormat(locale)
  return (order.shippingInfo?.deliveries ?? [])
    .flatMap(({ parcels, items }) => parcels.map((parcel) => ({ ...parcel, delivered: items })))
    .filter(({ trackingData }) => !trackingData?.isReturn)
    .map(({ id, trackingData, measurements, items, delivered }, index, all) => {
      const carrier = trackingData?.carrier ?? ''
      const number = trackingData?.trackingId ?? ''
      const title = all.length > 1 ? m.parcel_of({ number: index + 1, count: all.length }) : m.parcel()
      return {
        id,
        title,
        carrier: [carrier, weight(measurements?.weightInGram)].filter(Boolean).join(', '),
        number,
        url: trackingUrl(carrier, number),
        label: m.parcel_follow_named({ title, number }),
        content: (items.length > 0 ? items : delivered)
          .flatMap((item) => names.get(item.id) ?? [])
          .join(', '),
      }
    })
}

/** A line of an order for a page, with labelled facts such as its quantity. */
export const orderLineView = (line: CartLine, { locale, imageId }: ShopContext) => {
  const view = lineView(line, locale, imageId)
  const each = line.quantity > 1 ? `${line.quantity} × ${view.unitPrice}` : ''
  const note = view.discounts || each
  return {
    id: view.id,
    name: view.name,
    slug: view.slug,
    sku: view.sku,
    kind: view.kind,
    image: view.image,
    facts: [
      { name: m.order_quantity(), value: quantityText(view.unit, line.quantity) || String(line.quantity) },
      ...view.facts,
    ],
    /**
     * The accessible name of the button that orders the line again; empty for a line that cannot be ordered again.
     */
    againLabel: isPlusMembership(line) ? '' : m.line_again_named({ name: view.name }),
    total: view.total,
    price: {
      ...(view.was ? { was: view.was, labels: { current: m.price_now(), was: m.price_was() } } : {}),
      ...(note ? { note } : {}),
    },
  }
}

/** The lines of an address, as they are written on a parcel. */
export const addressLines = (address: Order['shippingAddress'], locale: LocaleCode): readonly string[] =>
  address ? postalLines(postalParts(address), locale) : []

const pageTexts = () => ({
  order_cancel: m.order_cancel(),
  order_cancel_text: m.order_cancel_text(),
  order_cancel_action: m.order_cancel_action(),
  order_help: m.order_help(),
  bill_to: m.bill_to(),
  invoice: m.invoice(),
  line_again: m.line_again(),
  order_again: m.order_again(),
  order_cost_title: m.order_cost_title(),
  order_details: m.order_details(),
  order_paid_title: m.order_paid_title(),
  order_progress: m.order_progress(),
  order_unpaid: m.order_unpaid(),
  parcel_follow: m.parcel_follow(),
  print_hint: m.print_hint(),
  print_invoice: m.print_invoice(),
  invoice_file: m.invoice_file(),
  returns: m.returns_of_order(),
  review_what: m.review_what(),
  review_where: m.review_where(),
  ship_to: m.ship_to(),
  total: m.total(),
  updates_to: m.updates_to(),
})

/** An order for its page in the account. Its texts are made here, so that they are not part of the page's script. */
export const orderPageView = (order: Order, shop: ShopContext, now: Date, key?: string | null) => {
  const { locale } = shop
  const { status, steps } = orderProgress(order)
  const number = order.orderNumber ?? order.id
  const short = dayFormat(locale, 'short')
  const lines = order.lineItems.map((line) => orderLineView(line, shop))
  const summary = summaryView(order, locale)
  const isOver = status !== 'In Progress'
  const shipTo = hasShippableItem(order) ? addressLines(order.shippingAddress, locale) : []
  const billTo = addressLines(order.billingAddress, locale)
  const gift = giftMessageOf(order)
  const parts = orderPaymentParts(order, locale).map((part) => orderPaymentText(part, short))
  const date = formatOrderDate(order.createdAt, locale)
  const until = returnableUntil(order)
  const canReturn = shop.settings.returnAddress.length > 0 && returnableUnits(order, now).length > 0
  return {
    number,
    seller: shop.sellerOf(siteKeyOfCart(order)),
    status,
    statusText: statusText(status),
    heading: headingOf(order, locale, now),
    summaryLine: `${m.order_placed({ number, date })} ${m.items_count({ count: summary.count })}.`,
    steps: stepViews(steps, locale),
    stepTitle: isOver ? m.order_progress_past() : (steps.filter(isReached).map(stepLabel).at(-1) ?? ''),
    parcels: parcelViews(order, locale, new Map(lines.map(({ id, name }) => [id, name]))),
    lines,
    gift,
    giftTitle: gift ? m.gift_for({ to: gift.to, from: gift.from }) : '',
    canReorder: hasShippableItem(order),
    canCancel: canCancelOrder(order),
    returnLink:
      canReturn && until
        ? {
            href: returnFormPath(locale, number, key),
            until: m.return_until({ date: formatOrderDate(until.toISOString(), locale) }),
          }
        : undefined,
    returns: returnSummaries(order, locale, new Map(lines.map(({ id, name }) => [id, name]))).map(
      ({ number: returned, ...summary }) => ({
        ...summary,
        title: m.return_number({ number: returned }),
        href: returnPath(locale, number, returned, key),
      }),
    ),
    shipTo,
    billTo: billTo.length > 0 && billTo.join() === shipTo.join() ? [m.same_address()] : billTo,
    email: order.customerEmail ?? '',
    parts,
    costs: summaryRows(summary).map(({ label, value, tone }) => ({
      label: String(label),
      value: String(value),
      isDiscount: tone === 'discount',
    })),
    partsNote: parts.length > 1 ? m.order_parts({ count: parts.length, total: summary.total }) : '',
    total: summary.total,
    invoiceHref: invoicePath(locale, number, key),
    helpHref: `${shop.paths.account('support')}?${new URLSearchParams({ order: number })}`,
    texts: pageTexts(),
  }
}

export type OrderPageView = ReturnType<typeof orderPageView>

/**
 * The view of an order that the visitor may see; `undefined` when it is missing or belongs to another visitor.
 */
export const loadVisibleOrder = async (
  shop: ShopContext,
  number: string,
  key: string | null,
): Promise<Result<OrderPageView | undefined, CommerceProblem>> => {
  const found = await findVisibleOrder(shop, number, key)
  if (!found.ok) return found
  return { ok: true, value: found.value && orderPageView(found.value, shop, new Date(), key) }
}

/** Loads an order for its page. Another visitor's order and a missing one look the same: 404. */
export const loadOrderPage = async (shop: ShopContext, number: string, { searchParams }: URL) => {
  const found = await findVisibleOrder(shop, number, searchParams.get('key'))
  if (!found.ok) throw unavailable()
  const signedIn = shop.session.customer !== undefined
  if (found.value) {
    const order = orderPageView(found.value, shop, new Date(), searchParams.get('key'))
    return {
      signedIn,
      title: m.order_number({ number: order.number }),
      order,
      labels: { all: m.all_orders() },
    }
  }
  const missing = {
    title: m.not_your_order(),
    action: m.success_action(),
    href: shop.paths.home(),
    find: signedIn ? undefined : { label: m.order_find_title(), href: findOrderPath(shop.locale) },
  }
  return data({ signedIn, title: missing.title, order: undefined, missing }, { status: 404 })
}
