import { singleAction } from '../carts/actions/applyActions.ts'
import { addPayment, removePayment } from '../carts/actions/paymentActions.ts'
import { withField, withoutNulls } from '../carts/actions/withoutNulls.ts'
import {
  type CustomInput,
  type FieldInput,
  parseCustomFields,
  setCustomField,
} from '../custom/customFields.ts'
import type { Reference } from '../engine/pricingContext.ts'
import { fail, inOrder, ok, type Result } from '../engine/problem.ts'
import type { Address } from '../model/address.ts'
import type { Order, OrderState, PaymentState, ShipmentState } from '../model/order.ts'
import { addDelivery } from './addDelivery.ts'
import { addReturnInfo, setReturnPaymentState, setReturnShipmentState } from './orderReturns.ts'

type Context = {
  readonly reference: Reference
  readonly payments: ReadonlyMap<string, string>
  readonly now: Date
}

const maxActions = 500

type Handler<Input> = (order: Order, input: Input, context: Context) => Result<Order>

const handlers = {
  addDelivery,
  addReturnInfo,
  setReturnPaymentState,
  setReturnShipmentState,
  // Every state transition is allowed. The first change to Complete sets `completedAt`.
  changeOrderState: (order: Order, { orderState }: { orderState: OrderState }, { now }: Context) =>
    ok({
      ...order,
      orderState,
      ...(orderState === 'Complete' && !order.completedAt && { completedAt: now.toISOString() }),
    }),
  changePaymentState: (order: Order, { paymentState }: { paymentState: PaymentState }) =>
    ok({ ...order, paymentState }),
  changeShipmentState: (order: Order, { shipmentState }: { shipmentState: ShipmentState }) =>
    ok({ ...order, shipmentState }),
  setOrderNumber: (order: Order, { orderNumber }: { orderNumber?: string | null }) =>
    order.orderNumber !== undefined && order.orderNumber !== orderNumber
      ? fail('InvalidOperation', 'The order number is set already and cannot be changed.')
      : ok(withField(order, 'orderNumber', orderNumber)),
  setPurchaseOrderNumber: (order: Order, input: { purchaseOrderNumber?: string | null }) =>
    ok(withField(order, 'purchaseOrderNumber', input.purchaseOrderNumber)),
  setCustomerEmail: (order: Order, { email }: { email?: string | null }) =>
    ok(withField(order, 'customerEmail', email)),
  setCustomerId: (order: Order, { customerId }: { customerId?: string | null }) =>
    ok(withField(customerId ? withField(order, 'anonymousId', undefined) : order, 'customerId', customerId)),
  setLocale: (order: Order, { locale }: { locale?: string | null }, { reference }: Context) =>
    !locale || reference.project.languages.includes(locale)
      ? ok(withField(order, 'locale', locale))
      : fail('InvalidField', `The locale '${locale}' is not a language of this project.`, {
          field: 'locale',
          invalidValue: locale,
          allowedValues: reference.project.languages,
        }),
  setShippingAddress: (order: Order, { address }: { address?: Address | null }) =>
    ok(withField(order, 'shippingAddress', address && withoutNulls(address))),
  setBillingAddress: (order: Order, { address }: { address?: Address | null }) =>
    ok(withField(order, 'billingAddress', address && withoutNulls(address))),
  addPayment: addPayment<Order>,
  removePayment: removePayment<Order>,
  setCustomType: (order: Order, input: CustomInput, { reference }: Context) => {
    const custom = parseCustomFields(input, 'order', reference.types)
    return custom.ok ? ok(withField(order, 'custom', custom.value)) : custom
  },
  setCustomField: (order: Order, input: FieldInput, { reference }: Context) => {
    const custom = setCustomField(order.custom, input, reference.types)
    return custom.ok ? ok({ ...order, custom: custom.value }) : custom
  },
}

export type OrderAction = {
  readonly [K in keyof typeof handlers]?: Parameters<(typeof handlers)[K]>[1] | null
}

/** Applies update actions to an order, one after another: all of them or none. */
export const applyOrderActions = (
  order: Order,
  actions: readonly object[],
  context: Context,
): Result<Order> => {
  if (actions.length > maxActions)
    return fail('InvalidInput', `At most ${maxActions} update actions are allowed in one request.`)
  return inOrder(order, actions, (current, action) => {
    const single = singleAction(action)
    if (!single.ok) return single
    const handler = handlers[single.value.name as keyof typeof handlers] as Handler<unknown> | undefined
    return handler
      ? handler(current, single.value.input, context)
      : fail('InvalidInput', `Unknown update action '${single.value.name}'.`)
  })
}
