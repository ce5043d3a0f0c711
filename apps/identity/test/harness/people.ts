import { randomUUID } from 'node:crypto'
import { CustomerSignMeUpDocument, runMutation, runQuery } from '@selvedge/commerce-client'
import { FindCustomerDocument, UpdateCustomerDocument } from '@selvedge/commerce-client/server'
import { copyCustomer, PASSWORD } from '@selvedge/testing'
import { asVisitor, platformClients } from './shop.ts'
import { testServices } from './testServices.ts'

export const password = PASSWORD

type Group = 'trade' | 'plus'

/** Registers a customer, in a customer group on request. Returns the e-mail address. */
const register = async (group?: Group): Promise<string> => {
  const email = `shopper.${randomUUID()}@example.com`
  const { guests, client } = platformClients()
  const guest = await guests.anonymous()
  if (!guest.ok) throw new Error('no guest')
  const result = await runMutation(asVisitor(guest.value.accessToken), CustomerSignMeUpDocument, {
    draft: { email, password, firstName: 'Marianne', lastName: 'Hale' },
  })
  if (!result.ok) throw new Error(result.problem.message)
  const { id } = result.value.customerSignMeUp.customer
  if (group) {
    const found = await runQuery(client, FindCustomerDocument, { id })
    await runMutation(client, UpdateCustomerDocument, {
      id,
      version: found.ok ? (found.value.customer?.version ?? 1) : 1,
      actions: [{ setCustomerGroup: { customerGroup: { typeId: 'customer-group', key: group } } }],
    })
  }
  return email
}

/** The first customer of each group. */
const originals = new Map<Group | undefined, Promise<string>>()

/** A new customer, in a customer group on request: a copy of a registered one, because a registration takes much longer. */
export const newCustomer = async (group?: Group) => {
  const original = originals.get(group) ?? register(group)
  originals.set(group, original)
  const email = `shopper.${randomUUID()}@example.com`
  return { id: await copyCustomer(testServices.platformDatabaseUrl, await original, email), email, password }
}
