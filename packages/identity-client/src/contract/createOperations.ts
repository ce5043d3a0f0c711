import type { InferInput } from 'valibot'
import type { FieldRules } from './fieldRules.ts'
import { accountOperations } from './operations/account.ts'
import { cartOperations } from './operations/carts.ts'
import { orderOperations } from './operations/orders.ts'
import { paymentOperations } from './operations/payment.ts'
import { visitorOperations } from './operations/visitor.ts'

/**
 * Every call of the REST interface by its id (spec §7): the service checks bodies by it, and its OpenAPI document shows it.
 *
 * @example
 * const operations = createOperations({ email, password, purchaseOrderNumber })
 * const body = v.safeParse(operations.login.body, await request.json())
 */
export const createOperations = (rules: FieldRules) => ({
  ...visitorOperations,
  ...cartOperations,
  ...accountOperations(rules),
  ...paymentOperations(rules),
  ...orderOperations,
})

/** The operations of `createOperations`. */
export type Operations = ReturnType<typeof createOperations>

type WithBody = {
  [Id in keyof Operations]: Operations[Id] extends { readonly body: unknown } ? Id : never
}[keyof Operations]

/** The body that an operation takes. */
export type RequestBody<Id extends WithBody> = InferInput<Operations[Id]['body']>
