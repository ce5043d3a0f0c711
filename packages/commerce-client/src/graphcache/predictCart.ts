import type { CartAction } from '../cart/types.ts'
import type {
  CartContentFieldsFragment,
  ResourceIdentifierInput,
  ShippingMethodsByCartQuery,
} from '../generated/documents.ts'
import { shippingRatePrice } from '../shipping/shippingRatePrice.ts'
import { predictAddress } from './predictAddress.ts'
import { predictLines } from './predictLines.ts'

/**
 * The fields of a cart that a prediction contains: all except `discountTypeCombination` and the definitions of the custom fields of
 * lines. These have fragments on one of several types, which the cache cannot read during a write: it would expect the fields of all
 * these types.
 */
export type CartContent = CartContentFieldsFragment
export type ShippingMethods = ShippingMethodsByCartQuery['shippingMethodsByCart']

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const linesTotal = ({ lineItems }: Pick<CartContent, 'lineItems'>): number =>
  sum(lineItems.map(({ totalPrice }) => totalPrice?.centAmount ?? 0))

const withShipping = (
  cart: CartContent,
  methods: ShippingMethods,
  reference: ResourceIdentifierInput,
): CartContent => {
  const method = methods.find(({ id, key }) => (reference.id ? id === reference.id : key === reference.key))
  const rate = method?.zoneRates
    .flatMap(({ shippingRates }) => shippingRates)
    .find(({ isMatching }) => isMatching)
  if (!method || !rate) return cart
  const shippingInfo = {
    __typename: 'ShippingInfo',
    shippingMethodName: method.name,
    shippingMethodState: 'MatchesCart',
    price: shippingRatePrice(rate),
    shippingRate: {
      __typename: 'ShippingRate',
      freeAbove: rate.freeAbove,
      tiers: rate.tiers.map(({ type }) => ({ type })),
    },
    taxedPrice: null,
    taxRate: null,
    shippingMethod: { __typename: 'ShippingMethod', id: method.id, key: method.key },
    discountedPrice: null,
  } as const
  return { ...cart, shippingInfo }
}

const afterAction = (cart: CartContent, action: CartAction, methods: ShippingMethods): CartContent => {
  const lineItems = [...predictLines(cart.lineItems, action)]
  const changed = { ...cart, lineItems }
  if (action.setShippingAddress) {
    const { address } = action.setShippingAddress
    return { ...changed, shippingAddress: address ? predictAddress(address) : null }
  }
  if (action.setBillingAddress) {
    const { address } = action.setBillingAddress
    return { ...changed, billingAddress: address ? predictAddress(address) : null }
  }
  if (action.setShippingMethod) {
    const { shippingMethod } = action.setShippingMethod
    return shippingMethod
      ? withShipping(changed, methods, shippingMethod)
      : { ...changed, shippingInfo: null }
  }
  if (action.setCustomerEmail) return { ...changed, customerEmail: action.setCustomerEmail.email ?? null }
  if (action.removeDiscountCode) {
    const { id } = action.removeDiscountCode.discountCode
    return {
      ...changed,
      discountCodes: cart.discountCodes.filter(({ discountCodeRef }) => discountCodeRef.id !== id),
    }
  }
  return changed
}

const unitsOf = ({ lineItems }: Pick<CartContent, 'lineItems'>): number =>
  sum(lineItems.map(({ quantity }) => quantity))

const newLines = (cart: CartContent, actions: readonly CartAction[]): number =>
  sum(
    actions.map((action) =>
      action.addLineItem && predictLines(cart.lineItems, action) === cart.lineItems
        ? (action.addLineItem.quantity ?? 1)
        : 0,
    ),
  )

/**
 * Predicts a cart after an update, as far as possible without the platform: quantities, removed lines, addresses,
 * email, shipping method, removed codes. Line totals and the cart's total are scaled; discounts and taxes stay until
 * the response. An added code is not predicted: only the platform decides whether it applies.
 */
export const predictCart = (
  cart: CartContent,
  actions: readonly CartAction[],
  methods: ShippingMethods = [],
): CartContent => {
  const changed = actions.reduce((current, action) => afterAction(current, action, methods), cart)
  return {
    ...changed,
    // The number may contain units of lines that an earlier prediction does not show yet.
    totalLineItemQuantity:
      (cart.totalLineItemQuantity ?? unitsOf(cart)) +
      unitsOf(changed) -
      unitsOf(cart) +
      newLines(cart, actions),
    totalPrice: {
      ...cart.totalPrice,
      centAmount: cart.totalPrice.centAmount + linesTotal(changed) - linesTotal(cart),
    },
  }
}
