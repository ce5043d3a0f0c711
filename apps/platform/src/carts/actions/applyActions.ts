import { fail, inOrder, ok, type Result } from '../../engine/problem.ts'
import type { Cart } from '../../model/cart.ts'
import type { ActionContext, ActionHandler } from './actionContext.ts'
import { addLineItem } from './addLineItem.ts'
import { setBillingAddress, setShippingAddress } from './addressActions.ts'
import * as fieldActions from './cartFieldActions.ts'
import { addDiscountCode, removeDiscountCode } from './discountCodeActions.ts'
import * as lifecycleActions from './lifecycleActions.ts'
import {
  changeLineItemQuantity,
  removeLineItem,
  setLineItemCustomField,
  setLineItemCustomType,
} from './lineActions.ts'
import { addPayment, removePayment } from './paymentActions.ts'
import * as pricingActions from './pricingActions.ts'
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
  setCustomerEmail: fieldActions.setCustomerEmail,
  setCountry: fieldActions.setCountry,
  setLocale: fieldActions.setLocale,
  setKey: fieldActions.setKey,
  setPurchaseOrderNumber: fieldActions.setPurchaseOrderNumber,
  setAnonymousId: fieldActions.setAnonymousId,
  setCustomerId: fieldActions.setCustomerId,
  setCustomerGroup: fieldActions.setCustomerGroup,
  setCustomType: fieldActions.setCartCustomType,
  setCustomField: fieldActions.setCartCustomField,
  changePriceRoundingMode: pricingActions.changePriceRoundingMode,
  changeTaxRoundingMode: pricingActions.changeTaxRoundingMode,
  changeTaxCalculationMode: pricingActions.changeTaxCalculationMode,
  setShippingRateInput: pricingActions.setShippingRateInput,
  setDeleteDaysAfterLastModification: lifecycleActions.setDeleteDaysAfterLastModification,
  freezeCart: lifecycleActions.freezeCart,
  unfreezeCart: lifecycleActions.unfreezeCart,
  // Nothing to do here: every update reprices the cart. `applyCartActions` reads `updateProductData`.
  recalculate: (cart: Cart, _input: { readonly updateProductData?: boolean | null }) => ok(cart),
}

/** An update action of the GraphQL API: an object with exactly one field set. */
export type CartAction = {
  readonly [K in keyof typeof handlers]?: Parameters<(typeof handlers)[K]>[1] | null
}

/** Actions allowed on a frozen cart: none of them can change its price. */
const allowedWhenFrozen: ReadonlySet<string> = new Set<keyof typeof handlers>([
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

/** The name and input of an action. Fails with InvalidInput unless exactly one field is set. */
export const singleAction = (action: object): Result<{ name: string; input: unknown }> => {
  const set = Object.entries(action).filter(([, input]) => input !== null && input !== undefined)
  const [first] = set
  if (!first || set.length > 1)
    return fail('InvalidInput', 'An update action must have exactly one field set.')
  return ok({ name: first[0], input: first[1] })
}

/** Applies update actions in order, all or none. Does not price the result. */
export const applyActions = (cart: Cart, actions: readonly object[], context: ActionContext): Result<Cart> =>
  inOrder(cart, actions, (current, action) => {
    const single = singleAction(action)
    if (!single.ok) return single
    const handler = handlers[single.value.name as keyof typeof handlers] as ActionHandler<unknown> | undefined
    if (!handler) return fail('InvalidInput', `Unknown update action '${single.value.name}'.`)
    if (
      current.cartState === 'Frozen' &&
      !allowedWhenFrozen.has(single.value.name) &&
      single.value.name !== 'freezeCart'
    )
      return fail('InvalidOperation', `The cart is frozen: '${single.value.name}' could change its price.`)
    return handler(current, single.value.input, context)
  })
