import { randomUUID } from 'node:crypto'
import { CustomerSignMeUpDocument, runMutation, runQuery } from '@selvedge/commerce-client'
import { FindCustomerDocument, UpdateCustomerDocument } from '@selvedge/commerce-client/server'
import { cheapHash } from '@selvedge/testing'
import { asVisitor, platformClients, platformRows } from './shop.ts'

export const password = 'Selvedge-2026'

/** A new customer, in a customer group on request. */
export const newCustomer = async (group?: 'trade' | 'plus') => {
  const email = `shopper.${randomUUID()}@example.com`
  const { guests, client } = platformClients()
  const guest = await guests.anonymous()
  if (!guest.ok) throw new Error('no guest')
  const result = await runMutation(asVisitor(guest.value.accessToken), CustomerSignMeUpDocument, {
    draft: { email, password, firstName: 'Marianne', lastName: 'Hale' },
  })
  if (!result.ok) throw new Error(result.problem.message)
  const { id } = result.value.customerSignMeUp.customer
  await platformRows('update customers set password_hash = $1 where id = $2', [cheapHash(password), id])
  if (group) {
    const found = await runQuery(client, FindCustomerDocument, { id })
    await runMutation(client, UpdateCustomerDocument, {
      id,
      version: found.ok ? (found.value.customer?.version ?? 1) : 1,
      actions: [{ setCustomerGroup: { customerGroup: { typeId: 'customer-group', key: group } } }],
    })
  }
  return { id, email, password }
}
