import { FindCustomerDocument, UpdateCustomerDocument } from '@selvedge/commerce-client/server'
import { answered, CommerceUnavailable, required, runMutation, runQuery } from '../../commerce/commerce.ts'
import { PLUS_GROUP } from '../rules/plusMembership.ts'
import type { OrderServices } from '../services.ts'

/** Puts the buyer of a Plus membership into the group of its members. Trade members stay what they are. */
export const grantPlus = async ({ commerce }: OrderServices, customerId: string): Promise<void> => {
  const { customer } = required(await runQuery(commerce.server, FindCustomerDocument, { id: customerId }))
  if (!customer || customer.customerGroup) return
  const saved = answered(
    await runMutation(commerce.server, UpdateCustomerDocument, {
      id: customer.id,
      version: customer.version,
      actions: [{ setCustomerGroup: { customerGroup: { typeId: 'customer-group', key: PLUS_GROUP } } }],
    }),
  )
  if (!saved.ok) throw new CommerceUnavailable(saved.problem.message)
}
