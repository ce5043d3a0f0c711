import { createEndpointCaller, type EndpointCallerOptions } from './call/createEndpointCaller.ts'
import { type AccountCalls, accountCalls } from './calls/accountCalls.ts'
import { type CartCalls, cartCalls } from './calls/cartCalls.ts'
import { type OrderCalls, orderCalls } from './calls/orderCalls.ts'
import { type PaymentCalls, paymentCalls } from './calls/paymentCalls.ts'

/** How the identity backend is reached. */
export type IdentityClientOptions = EndpointCallerOptions

/**
 * The calls of the identity backend. `token` is the visitor's commerce token; it is `undefined` where a cookie is sent
 * instead.
 */
export type IdentityClient = AccountCalls & CartCalls & PaymentCalls & OrderCalls

/**
 * Creates a client of the identity backend. Every response is checked; every failure is a value.
 *
 * @example
 * ```ts
 * import { createIdentityClient } from '@selvedge/identity-client'
 *
 * const identity = createIdentityClient({ baseUrl: 'https://identity.example.com', product: 'selvedge' })
 * const payment = await identity.cartPayment('the token of the visitor', 'the id of the cart')
 * if (payment.ok) console.log(payment.value.creditCents)
 * else console.error(payment.problem.kind)
 * ```
 */
export const createIdentityClient = (options: IdentityClientOptions): IdentityClient => {
  const call = createEndpointCaller(options)
  return { ...accountCalls(call), ...cartCalls(call), ...paymentCalls(call), ...orderCalls(call) }
}
