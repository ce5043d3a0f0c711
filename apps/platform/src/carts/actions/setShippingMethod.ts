import { methodFits } from '../../engine/cart/repriceShipping.ts'
import { fail, ok } from '../../engine/problem.ts'
import { matchingRate } from '../../engine/shipping/matchingRate.ts'
import type { ActionHandler, Identifier } from './actionContext.ts'
import { withField } from './withoutNulls.ts'

type SetShippingMethod = { readonly shippingMethod?: Identifier | null }

/** Chooses how the cart ships, or with no method takes the choice back. Needs a shipping address that it reaches. */
export const setShippingMethod: ActionHandler<SetShippingMethod> = (cart, input, { world }) => {
  const wanted = input.shippingMethod
  if (!wanted) return ok(withField(cart, 'shippingInfo', undefined))
  const methods = [...world.reference.shippingMethods.values()]
  const method = methods.find((m) => (wanted.id ? m.id === wanted.id : m.key === wanted.key))
  if (!method)
    return fail(
      'ReferencedResourceNotFound',
      `The shipping method '${wanted.id ?? wanted.key}' was not found.`,
      {
        typeId: 'shipping-method',
        ...(wanted.id ? { id: wanted.id } : { key: wanted.key }),
      },
    )
  if (!cart.shippingAddress)
    return fail('InvalidOperation', 'A shipping method cannot be set: the cart has no shipping address.')
  const rate = matchingRate(method, world.reference.zones, cart.shippingAddress, cart.currency)
  if (!rate || !methodFits(method, cart, world))
    return fail('InvalidOperation', `The shipping method '${method.name}' is not available for this cart.`)
  // The price is worked out with the rest of the cart.
  const shippingInfo = {
    shippingMethodId: method.id,
    shippingMethodName: method.name,
    shippingMethodState: 'MatchesCart',
    shippingRate: rate,
    price: rate.price,
  } as const
  return ok({ ...cart, shippingInfo })
}
