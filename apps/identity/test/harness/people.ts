import { randomUUID } from 'node:crypto'
import { CustomerSignMeUpDocument, runMutation, runQuery } from '@selvedge/commerce-client'
import { FindCustomerDocument, UpdateCustomerDocument } from '@selvedge/commerce-client/server'
import { asVisitor, theShop } from './shop.ts'

export const password = 'Selvedge-2026'

/** A customer who has just registered, in a customer group on request. */
export const newCustomer = async (group?: 'trade' | 'plus') => {
  const email = `shopper.${randomUUID()}@example.com`
  const { guests, client } = theShop()
  const guest = await guests.anonymous()
  if (!guest.ok) throw new Error('no guest')
  const answer = await runMutation(asVisitor(guest.value.accessToken), CustomerSignMeUpDocument, {
    draft: { email, password, firstName: 'Marianne', lastName: 'Hale' },
  })
  if (!answer.ok) throw new Error(answer.problem.message)
  const { id } = answer.value.customerSignMeUp.customer
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
