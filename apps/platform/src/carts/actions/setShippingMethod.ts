import { methodFits } from '../../engine/cart/repriceShipping.ts'
import { fail, ok } from '../../engine/problem.ts'
import { matchingRate } from '../../engine/shipping/matchingRate.ts'
import type { ActionHandler, Identifier } from './actionContext.ts'
import { withField } from './withoutNulls.ts'

type SetShippingMethod = { readonly shippingMethod?: Identifier | null }

/** Sets the shipping method, or clears it when none is given. Requires a shipping address within a zone of the method. */
export const setShippingMethod: ActionHandler<SetShippingMethod> = (cart, input, { pricing }) => {
  const identifier = input.shippingMethod
  if (!identifier) return ok(withField(cart, 'shippingInfo', undefined))
  const methods = [...pricing.reference.shippingMethods.values()]
  const method = methods.find((m) => (identifier.id ? m.id === identifier.id : m.key === identifier.key))
  if (!method)
    return fail(
      'ReferencedResourceNotFound',
      `The shipping method '${identifier.id ?? identifier.key}' was not found.`,
      {
        typeId: 'shipping-method',
        ...(identifier.id ? { id: identifier.id } : { key: identifier.key }),
      },
    )
  if (!cart.shippingAddress)
    return fail('InvalidOperation', 'A shipping method cannot be set: the cart has no shipping address.')
  const rate = matchingRate(method, pricing.reference.zones, cart.shippingAddress, cart.currency)
  if (!rate || !methodFits(method, cart, pricing))
    return fail('InvalidOperation', `The shipping method '${method.name}' is not available for this cart.`)
  // Pricing calculates the actual price.
  const shippingInfo = {
    shippingMethodId: method.id,
    shippingMethodName: method.name,
    shippingMethodState: 'MatchesCart',
    shippingRate: rate,
    price: rate.price,
  } as const
  return ok({ ...cart, shippingInfo })
}
