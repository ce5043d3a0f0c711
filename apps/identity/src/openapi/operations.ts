import { accountOperations } from '../contract/account.ts'
import { cartOperations } from '../contract/carts.ts'
import type { Operation } from '../contract/operation.ts'
import { orderOperations } from '../contract/orders.ts'
import { paymentOperations } from '../contract/payment.ts'
import { visitorOperations } from '../contract/visitor.ts'

/** Every call of the REST interface. */
export const operations: readonly Operation[] = [
  ...visitorOperations,
  ...cartOperations,
  ...accountOperations,
  ...paymentOperations,
  ...orderOperations,
]
