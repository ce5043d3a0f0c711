import { type CallOptions, createCall } from './call/createCall.ts'
import { type AccountCalls, accountCalls } from './calls/accountCalls.ts'
import { type CartCalls, cartCalls } from './calls/cartCalls.ts'
import { type OrderCalls, orderCalls } from './calls/orderCalls.ts'
import { type PaymentCalls, paymentCalls } from './calls/paymentCalls.ts'

/** How the identity backend is reached. */
export type IdentityClientOptions = CallOptions

/** The calls of the identity backend. `token` is the visitor's commerce token; with a cookie there is none. */
export type IdentityClient = AccountCalls & CartCalls & PaymentCalls & OrderCalls

/**
 * A client of the identity backend (spec §7). Every response is checked; every failure is a value.
 *
 * @example
 * const identity = createIdentityClient({ baseUrl: 'https://identity.example.com', product: 'selvedge' })
 */
export const createIdentityClient = (options: IdentityClientOptions): IdentityClient => {
  const call = createCall(options)
  return { ...accountCalls(call), ...cartCalls(call), ...paymentCalls(call), ...orderCalls(call) }
}
