import { FindCustomerDocument, UpdateCustomerDocument } from '@selvedge/commerce-client/server'
import {
  CommerceUnavailable,
  runMutation,
  runQuery,
  valueOrRefusal,
  valueOrThrow,
} from '../../commerce/commerce.ts'
import { PLUS_GROUP } from '../rules/plusMembership.ts'
import type { OrderServices } from '../services.ts'

/** Records the period of a Plus membership, and adds its buyer to the group of members. Trade members stay in their group. */
export const grantPlus = async (
  { commerce, subscriptions }: OrderServices,
  customerId: string,
): Promise<void> => {
  await subscriptions.record(customerId)
  const { customer } = valueOrThrow(await runQuery(commerce.server, FindCustomerDocument, { id: customerId }))
  if (!customer || customer.customerGroup) return
  const saved = valueOrRefusal(
    await runMutation(commerce.server, UpdateCustomerDocument, {
      id: customer.id,
      version: customer.version,
      actions: [{ setCustomerGroup: { customerGroup: { typeId: 'customer-group', key: PLUS_GROUP } } }],
    }),
  )
  if (!saved.ok) throw new CommerceUnavailable(saved.problem.message)
}
