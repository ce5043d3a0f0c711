import { expect } from 'vitest'
import { giveCredit } from './giveCredit.ts'
import { aShopper, place } from './orders.ts'
import { newCustomer, password } from './people.ts'
import { platformRows, rowsOf } from './shop.ts'
import type { TestIdentity } from './startIdentity.ts'

type Service = Pick<TestIdentity, 'url' | 'databaseUrl'>

/** A customer with an order, a message, credit and a mail. Only an undelivered order postpones the erasure. */
export const aCustomerWithData = async (identity: Service, shipmentState: 'Delivered' | 'Ready') => {
  const customer = await newCustomer()
  const { email } = customer
  await giveCredit(identity.databaseUrl, customer.id, 500)
  const shopper = await aShopper(identity.url, { login: { email, password } })
  const { hero } = (await shopper.page.get('/api/experiments/treatments')).body.treatments
  await shopper.page.post('/api/experiments/exposures', { experiment: 'hero', variant: hero })
  const { orderNumber } = await place(shopper)
  await setShipmentState(shopper.cart.id, shipmentState)
  await shopper.page.post('/api/selvedge/support-messages', { email, topic: 'Other', message: 'Hello' })
  return { ...customer, shopper, orderNumber }
}

export const setShipmentState = (cartId: string, shipmentState: string) =>
  platformRows(
    `update orders set doc = jsonb_set(doc, '{shipmentState}', to_jsonb($2::text)) where cart_id = $1`,
    [cartId, shipmentState],
  )

/** Moves the day of an erasure to now. */
export const makeErasureDue = ({ databaseUrl }: Service, customerId: string) =>
  rowsOf(databaseUrl, 'update account_deletion set erase_at = now() where customer_id = $1', [customerId])

export const waitUntilErased = (customerId: string) =>
  expect
    .poll(() => platformRows('select 1 from customers where id = $1', [customerId]), { timeout: 40_000 })
    .toEqual([])

export const waitUntilErasureFinished = ({ databaseUrl }: Service, customerId: string) =>
  expect
    .poll(() => rowsOf(databaseUrl, 'select 1 from account_deletion where customer_id = $1', [customerId]))
    .toEqual([])
