import { fail, inOrder, ok, type Result } from '../../engine/problem.ts'
import type { Cart } from '../../model/cart.ts'
import type { ActionContext, ActionHandler } from './actionContext.ts'
import { addLineItem } from './addLineItem.ts'
import { setBillingAddress, setShippingAddress } from './addressActions.ts'
import { addDiscountCode, removeDiscountCode } from './discountCodeActions.ts'
import * as lifecycle from './lifecycleActions.ts'
import {
  changeLineItemQuantity,
  removeLineItem,
  setLineItemCustomField,
  setLineItemCustomType,
} from './lineActions.ts'
import * as own from './ownFieldActions.ts'
import { addPayment, removePayment } from './paymentActions.ts'
import * as pricing from './pricingActions.ts'
import { setShippingMethod } from './setShippingMethod.ts'

const handlers = {
  addLineItem,
  changeLineItemQuantity,
  removeLineItem,
  setLineItemCustomType,
  setLineItemCustomField,
  setShippingAddress,
  setBillingAddress,
  setShippingMethod,
  addDiscountCode,
  removeDiscountCode,
  addPayment,
  removePayment,
  setCustomerEmail: own.setCustomerEmail,
  setCountry: own.setCountry,
  setLocale: own.setLocale,
  setKey: own.setKey,
  setPurchaseOrderNumber: own.setPurchaseOrderNumber,
  setAnonymousId: own.setAnonymousId,
  setCustomerId: own.setCustomerId,
  setCustomerGroup: own.setCustomerGroup,
  setCustomType: own.setCartCustomType,
  setCustomField: own.setCartCustomField,
  changePriceRoundingMode: pricing.changePriceRoundingMode,
  changeTaxRoundingMode: pricing.changeTaxRoundingMode,
  changeTaxCalculationMode: pricing.changeTaxCalculationMode,
  setShippingRateInput: pricing.setShippingRateInput,
  setDeleteDaysAfterLastModification: lifecycle.setDeleteDaysAfterLastModification,
  freezeCart: lifecycle.freezeCart,
  unfreezeCart: lifecycle.unfreezeCart,
  // Every update prices the cart anew; the flag it carries is read where that happens.
  recalculate: (cart: Cart, _input: { readonly updateProductData?: boolean | null }) => ok(cart),
}

/** One update action as GraphQL sends it: an object with exactly one of its fields set. */
export type CartAction = {
  readonly [K in keyof typeof handlers]?: Parameters<(typeof handlers)[K]>[1] | null
}

/** What may be done to a frozen cart: nothing that could change what it costs. */
const onFrozen: ReadonlySet<string> = new Set<keyof typeof handlers>([
  'setBillingAddress',
  'setCustomerEmail',
  'setAnonymousId',
  'setKey',
  'setLocale',
  'setPurchaseOrderNumber',
  'setCustomType',
  'setCustomField',
  'setLineItemCustomType',
  'setLineItemCustomField',
  'setDeleteDaysAfterLastModification',
  'addPayment',
  'removePayment',
  'unfreezeCart',
])

/** The name and input of an action. Anything but exactly one set field is malformed. */
export const singleAction = (action: object): Result<{ name: string; input: unknown }> => {
  const set = Object.entries(action).filter(([, input]) => input !== null && input !== undefined)
  const [first] = set
  if (!first || set.length > 1)
    return fail('InvalidInput', 'An update action must have exactly one field set.')
  return ok({ name: first[0], input: first[1] })
}

/** Applies update actions in order, all or none. The result is not priced yet. */
export const applyActions = (cart: Cart, actions: readonly object[], context: ActionContext): Result<Cart> =>
  inOrder(cart, actions, (current, action) => {
    const single = singleAction(action)
    if (!single.ok) return single
    const handler = handlers[single.value.name as keyof typeof handlers] as ActionHandler<unknown> | undefined
    if (!handler) return fail('InvalidInput', `Unknown update action '${single.value.name}'.`)
    if (
      current.cartState === 'Frozen' &&
      !onFrozen.has(single.value.name) &&
      single.value.name !== 'freezeCart'
    )
      return fail('InvalidOperation', `The cart is frozen: '${single.value.name}' could change its price.`)
    return handler(current, single.value.input, context)
  })
