import type { InferInput } from 'valibot'
import type { FieldRules } from './fieldRules.ts'
import { accountOperations } from './operations/account.ts'
import { cartOperations } from './operations/carts.ts'
import { experimentOperations } from './operations/experiments.ts'
import { handoverOperations } from './operations/handovers.ts'
import { orderOperations } from './operations/orders.ts'
import { paymentOperations } from './operations/payment.ts'
import { visitorOperations } from './operations/visitor.ts'

/**
 * Returns every call of the REST interface by its id. The service validates bodies with it, and builds its
 * OpenAPI document from it.
 *
 * @param rules The rules of form fields; `@selvedge/cart-domain/forms` has the shop's.
 *
 * @example
 * ```ts
 * import { createOperations } from '@selvedge/identity-client/contract'
 * import * as v from 'valibot'
 *
 * const text = v.pipe(v.string(), v.nonEmpty())
 * const { login } = createOperations({ email: text, password: text, purchaseOrderNumber: text })
 *
 * login.path // '/api/{product}/login'
 * v.safeParse(login.body, { email: 'anna@example.com' }).success // false: the password is missing
 * ```
 */
export const createOperations = (rules: FieldRules) => ({
  ...visitorOperations,
  ...experimentOperations,
  ...handoverOperations,
  ...cartOperations,
  ...accountOperations(rules),
  ...paymentOperations(rules),
  ...orderOperations,
})

/** The operations of the REST interface, by their ids. */
export type Operations = ReturnType<typeof createOperations>

type WithBody = {
  [Id in keyof Operations]: Operations[Id] extends { readonly body: unknown } ? Id : never
}[keyof Operations]

/** The body that an operation takes. */
export type RequestBody<Id extends WithBody> = InferInput<Operations[Id]['body']>
