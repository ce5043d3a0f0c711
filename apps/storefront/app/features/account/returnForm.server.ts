import { randomUUID } from 'node:crypto'
import { data, redirect } from '@remix-run/node'
import { orderStatus } from '@selvedge/cart-domain'
import { multilineTextField } from '@selvedge/cart-domain/forms'
import { type ReturnUnits, returnableUnits, returnableUntil } from '@selvedge/cart-domain/server'
import type { Order } from '@selvedge/commerce-client'
import type { ReturnRequest } from '@selvedge/identity-client/account'
import * as v from 'valibot'
import { findVisibleOrder } from '../../../server/account/orders.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { orderPath, returnPath } from '../../i18n/orderPaths.ts'
import { m } from '../../paraglide/messages.js'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { type TypedValues, typedValues } from '../forms/typedValues.ts'
import { formatOrderDate } from './formatOrderDate.ts'
import { orderLineView } from './orderPageView.server.ts'
import { refusedRequests, rememberRefusal } from './sectionResult.server.ts'

const REASONS = {
  unexpected: m.return_reason_unexpected,
  damaged: m.return_reason_damaged,
  'wrong-item': m.return_reason_wrong_item,
  'wrong-size': m.return_reason_wrong_size,
  'changed-mind': m.return_reason_changed_mind,
  other: m.return_reason_other,
} satisfies Record<ReturnRequest['reason'], () => string>

const MOST_CHARACTERS = 500
const REQUEST_ID = /^[\w-]{8,100}$/

const isReason = (text: string): text is ReturnRequest['reason'] => Object.hasOwn(REASONS, text)

/** The name of the field for the units of a line. */
const unitsField = (lineId: string): string => `units-${lineId}`

/** Why nothing of an order can be returned. */
const nothingLeft = (order: Order, { locale }: ShopContext, now: Date) => {
  const until = returnableUntil(order)
  const status = orderStatus(order)
  if (status === 'Cancelled')
    return { title: m.return_none_cancelled(), text: m.return_none_cancelled_text() }
  if (status !== 'Delivered' || !until)
    return { title: m.return_none_undelivered(), text: m.return_none_undelivered_text() }
  return now > until
    ? {
        title: m.return_none_late(),
        text: m.return_none_late_text({ date: formatOrderDate(until.toISOString(), locale) }),
      }
    : { title: m.return_none_left(), text: m.return_none_left_text() }
}

/**
 * Finds the order whose items are returned. Returns `undefined` when a form was refused and the order cannot be read:
 * the page then shows the refused form without the order.
 */
const findReturnOrder = async (
  shop: ShopContext,
  number: string,
  key: string | null,
): Promise<Order | undefined> => {
  const found = await findVisibleOrder(shop, number, key)
  if (found.ok && found.value && shop.settings.returnAddress.length > 0) return found.value
  if (refusedRequests.has(shop)) return undefined
  throw found.ok ? notFound() : unavailable()
}

const lineViews = (order: Order, shop: ShopContext, left: readonly ReturnUnits[]) =>
  order.lineItems.flatMap((line) => {
    const most = left.find(({ lineItemId }) => lineItemId === line.id)?.quantity
    if (!most) return []
    const { name, kind, image, facts } = orderLineView(line, shop)
    return [
      {
        field: unitsField(line.id),
        name,
        kind,
        image,
        facts,
        most,
        label: m.return_units_of({ name }),
        hint: m.return_units_hint({ count: most }),
      },
    ]
  })

/** Loads the form in which items of an order are returned. Another visitor's order and a missing one look the same: 404. */
export const loadReturnForm = async (shop: ShopContext, number: string, key: string | null) => {
  const now = new Date()
  const order = await findReturnOrder(shop, number, key)
  const { locale } = shop
  const left = order ? returnableUnits(order, now) : []
  const until = order && returnableUntil(order)
  const date = until ? formatOrderDate(until.toISOString(), locale) : ''
  return {
    signedIn: shop.session.customer !== undefined,
    title: m.return_items(),
    text: left.length > 0 ? m.return_form_text({ number, date }) : '',
    back: { href: orderPath(locale, number, key ?? undefined), label: m.return_back({ number }) },
    /** A new id for each rendering, so that a form that is sent twice is one return. */
    requestId: randomUUID(),
    lines: order ? lineViews(order, shop, left) : [],
    none:
      left.length > 0 || !order
        ? undefined
        : {
            ...nothingLeft(order, shop, now),
            href: `${shop.paths.account('support')}?${new URLSearchParams({ order: number })}`,
            action: m.return_none_support(),
          },
    reasons: Object.entries(REASONS).map(([value, label]) => ({ value, label: label() })),
    texts: {
      which: m.return_which(),
      why: m.return_why(),
      reason: m.return_reason(),
      choose: m.return_reason_choose(),
      comment: m.return_comment(),
      optional: m.optional(),
      submit: m.return_submit(),
      problems: m.form_incorrect(),
    },
  }
}

export type ReturnFormData = Awaited<ReturnType<typeof loadReturnForm>>

/** Why a return was not requested, with what was typed. */
export type ReturnRefusal = {
  readonly message: string
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[]
  readonly values: Readonly<Record<string, string>>
}

const refuse = (status: number, refusal: Partial<ReturnRefusal> & Pick<ReturnRefusal, 'values'>) =>
  data<ReturnRefusal>({ message: '', errors: [], ...refusal }, { status })

/** The chosen units, and an error for each field that contains no number, or more units than can be returned. */
const readUnits = (lines: ReturnFormData['lines'], values: ReturnRefusal['values']) => {
  const items: ReturnUnits[] = []
  const errors: { fieldId: string; message: string }[] = []
  for (const { field, most, name } of lines) {
    const text = (values[field] ?? '').trim() || '0'
    const quantity = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (!(quantity <= most)) errors.push({ fieldId: field, message: m.return_units_wrong({ most, name }) })
    else if (quantity > 0) items.push({ lineItemId: field.slice(unitsField('').length), quantity })
  }
  return { items, errors }
}

type ReturnPage = { readonly orderNumber: string; readonly key: string | null }

const requestReturn = async (shop: ShopContext, { orderNumber, key }: ReturnPage, values: TypedValues) => {
  const found = await findVisibleOrder(shop, orderNumber, key)
  if (!found.ok) return refuse(503, { message: m.error_text(), values })
  // Only a signed-in customer can open this form without a key, so the customer's session has ended. The response is
  // the same for every order number.
  if (!found.value && !key && !shop.session.customer)
    return refuse(401, { message: m.form_session_expired(), values })
  if (!found.value || shop.settings.returnAddress.length === 0) throw notFound()
  const order = found.value
  // When a form is sent twice, the first submit stores the return. The units of the second submit can then no longer be
  // returned, so they are checked against all units of the order.
  const all = order.lineItems.map(({ id, quantity }) => ({ lineItemId: id, quantity }))
  const left = returnableUnits(order, new Date())
  const requestId = values.requestId ?? ''
  const isRepeated = order.returnInfo.length > 0
  const { items, errors } = readUnits(lineViews(order, shop, isRepeated ? all : left), values)
  const { reason = '' } = values
  const comment = v.parse(multilineTextField, values.comment ?? '')
  const wrong = [
    ...errors,
    ...(isReason(reason) ? [] : [{ fieldId: 'reason', message: m.return_reason_missing() }]),
    ...(comment.length <= MOST_CHARACTERS ? [] : [{ fieldId: 'comment', message: m.return_comment_long() }]),
  ]
  if (wrong.length > 0) return refuse(422, { errors: wrong, values })
  if (items.length === 0) return refuse(422, { message: m.return_nothing(), values })
  if (!isReason(reason) || !REQUEST_ID.test(requestId))
    return refuse(422, { message: m.error_text(), values })
  const requested = await shop.account.returnItems(await shop.token.current(), {
    orderNumber,
    requestId,
    items: [...items],
    reason,
    comment,
    ...(key ? { key } : {}),
  })
  if (!requested.ok) {
    const { kind } = requested.problem
    return kind === 'refused' || kind === 'missing' || kind === 'invalid'
      ? refuse(422, { message: m.return_refused(), values })
      : refuse(503, { message: m.error_text(), values })
  }
  const { number } = requested.value
  shop.session.notify({ kind: 'message', title: number ? m.return_done() : m.return_running() })
  const path = number
    ? returnPath(shop.locale, orderNumber, number, key)
    : orderPath(shop.locale, orderNumber, key ?? undefined)
  return redirect(path, 303)
}

/** Requests a return and shows its page. A refused form keeps what was typed. */
export const requestReturnFromForm = async (shop: ShopContext, page: ReturnPage, form: FormData) =>
  rememberRefusal(shop, await requestReturn(shop, page, typedValues(form)))
