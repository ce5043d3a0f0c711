import { randomUUID } from 'node:crypto'
import { fail, ok, type Result } from '../engine/problem.ts'
import type { Order, ReturnItem, ReturnPaymentState, ReturnShipmentState } from '../model/order.ts'

type ReturnItemInput = {
  readonly key?: string | null
  readonly quantity: number
  readonly lineItemId?: string | null
  readonly comment?: string | null
  readonly shipmentState: ReturnShipmentState
}

/** The input of the update action `addReturnInfo`. */
export type ReturnInfoInput = {
  readonly items: readonly ReturnItemInput[]
  readonly returnDate?: string | null
  readonly returnTrackingId?: string | null
}

type ItemName = { readonly returnItemId?: string | null; readonly returnItemKey?: string | null }
type Clock = { readonly now: Date }

/** The shipment states that may follow each shipment state of a returned item. */
const shipmentStates: Readonly<Record<ReturnShipmentState, readonly ReturnShipmentState[]>> = {
  Advised: ['Returned'],
  Returned: ['BackInStock', 'Unusable'],
  BackInStock: [],
  Unusable: [],
}

/** The payment states that may follow each payment state. An item that was not received yet is not refunded. */
const paymentStates: Readonly<Record<ReturnPaymentState, readonly ReturnPaymentState[]>> = {
  NonRefundable: [],
  Initial: ['Refunded', 'NotRefunded'],
  Refunded: [],
  NotRefunded: [],
}

const itemsOf = ({ returnInfo }: Order): readonly ReturnItem[] =>
  (returnInfo ?? []).flatMap(({ items }) => items)

/** What is wrong with a returned item; `undefined` when nothing is. */
const itemProblem = (order: Order, { quantity, lineItemId, shipmentState }: ReturnItemInput) => {
  const line = order.lineItems.find(({ id }) => id === lineItemId)
  if (!line) return `The order has no line item '${lineItemId ?? ''}'.`
  if (shipmentState !== 'Advised' && shipmentState !== 'Returned')
    return `A return begins in the state Advised or Returned, not ${shipmentState}.`
  return quantity >= 1 && quantity <= line.quantity
    ? undefined
    : `The quantity of a returned item must be from 1 to ${line.quantity}.`
}

/**
 * Adds a return with its items. Items in the state Advised are announced but not received, so they cannot be refunded
 * yet.
 */
export const addReturnInfo = (
  order: Order,
  { items, returnDate, returnTrackingId }: ReturnInfoInput,
  { now }: Clock,
): Result<Order> => {
  if (items.length === 0) return fail('InvalidInput', 'A return requires at least one item.')
  const problem = items.map((item) => itemProblem(order, item)).find((text) => text !== undefined)
  if (problem) return fail('InvalidOperation', problem)
  const keys = [...itemsOf(order), ...items].flatMap(({ key }) => key ?? [])
  const duplicate = keys.find((key, index) => keys.indexOf(key) !== index)
  if (duplicate !== undefined)
    return fail('DuplicateField', `A returned item with the key '${duplicate}' exists already.`, {
      field: 'key',
      duplicateValue: duplicate,
    })
  const at = now.toISOString()
  const added = items.map(
    ({ key, quantity, lineItemId, comment, shipmentState }): ReturnItem => ({
      type: 'LineItemReturnItem',
      id: randomUUID(),
      lineItemId: lineItemId ?? '',
      quantity,
      shipmentState,
      paymentState: shipmentState === 'Advised' ? 'NonRefundable' : 'Initial',
      createdAt: at,
      lastModifiedAt: at,
      ...(key && { key }),
      ...(comment && { comment }),
    }),
  )
  return ok({
    ...order,
    returnInfo: [
      ...(order.returnInfo ?? []),
      { items: added, ...(returnDate && { returnDate }), ...(returnTrackingId && { returnTrackingId }) },
    ],
  })
}

/** Applies `change` to the returned item with the given id or key. */
const changeItem = (
  order: Order,
  { returnItemId, returnItemKey }: ItemName,
  { now }: Clock,
  change: (item: ReturnItem) => Result<ReturnItem>,
): Result<Order> => {
  if (!returnItemId === !returnItemKey)
    return fail('InvalidInput', "Give one of 'returnItemId' and 'returnItemKey'.")
  const found = itemsOf(order).find(({ id, key }) =>
    returnItemId ? id === returnItemId : key === returnItemKey,
  )
  if (!found)
    return fail('InvalidOperation', `The order has no returned item '${returnItemId ?? returnItemKey}'.`)
  const changed = change(found)
  if (!changed.ok) return changed
  const saved: ReturnItem = { ...changed.value, lastModifiedAt: now.toISOString() }
  return ok({
    ...order,
    returnInfo: (order.returnInfo ?? []).map((info) => ({
      ...info,
      items: info.items.map((item) => (item === found ? saved : item)),
    })),
  })
}

/** Sets the shipment state of a returned item. An item that was received can be refunded from then on. */
export const setReturnShipmentState = (
  order: Order,
  { shipmentState, ...name }: ItemName & { readonly shipmentState: ReturnShipmentState },
  clock: Clock,
): Result<Order> =>
  changeItem(order, name, clock, (item) =>
    shipmentStates[item.shipmentState].includes(shipmentState)
      ? ok({
          ...item,
          shipmentState,
          paymentState: item.paymentState === 'NonRefundable' ? 'Initial' : item.paymentState,
        })
      : fail(
          'InvalidOperation',
          `A returned item cannot change from ${item.shipmentState} to ${shipmentState}.`,
        ),
  )

/** Sets the payment state of a returned item that was received. */
export const setReturnPaymentState = (
  order: Order,
  { paymentState, ...name }: ItemName & { readonly paymentState: ReturnPaymentState },
  clock: Clock,
): Result<Order> =>
  changeItem(order, name, clock, (item) =>
    paymentStates[item.paymentState].includes(paymentState)
      ? ok({ ...item, paymentState })
      : fail(
          'InvalidOperation',
          `A returned item cannot change from ${item.paymentState} to ${paymentState}.`,
        ),
  )
