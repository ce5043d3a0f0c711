import { ok } from '../../engine/problem.ts'
import type { Address } from '../../model/address.ts'
import type { ActionHandler } from './actionContext.ts'
import { withField, withoutNulls } from './withoutNulls.ts'

type SetAddress = { readonly address?: Address | null }

/** Sets or clears the shipping address, which determines taxes and shipping. */
export const setShippingAddress: ActionHandler<SetAddress> = (cart, { address }) =>
  ok(withField(cart, 'shippingAddress', address && withoutNulls(address)))

/** Sets or clears the billing address, which has no effect on prices. */
export const setBillingAddress: ActionHandler<SetAddress> = (cart, { address }) =>
  ok(withField(cart, 'billingAddress', address && withoutNulls(address)))
