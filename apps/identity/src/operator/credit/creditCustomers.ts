import { FindCustomerDocument, FindCustomersDocument } from '@selvedge/commerce-client/server'
import { runQuery, valueOrThrow } from '../../commerce/commerce.ts'
import { isUuid } from '../../http/isUuid.ts'
import type { OrderServices } from '../../order/services.ts'

/** What the pages of store credit show of a customer. */
export type CreditCustomer = { readonly id: string; readonly email: string; readonly name: string }

type Names = { readonly firstName: string | null; readonly lastName: string | null }

const nameOf = ({ firstName, lastName }: Names): string => [firstName, lastName].filter(Boolean).join(' ')

/**
 * The customers with this email address; upper and lower case are equal. Throws while the platform does not respond.
 */
export const customersByEmail = async (
  { commerce }: OrderServices,
  email: string,
): Promise<CreditCustomer[]> => {
  const where = `lowercaseEmail = ${JSON.stringify(email.trim().toLowerCase())}`
  const { customers } = valueOrThrow(await runQuery(commerce.server, FindCustomersDocument, { where }))
  return customers.results.map((customer) => ({
    id: customer.id,
    email: customer.email,
    name: nameOf(customer),
  }))
}

/** A customer by id; undefined when there is none. Throws while the platform does not respond. */
export const customerById = async (
  { commerce }: OrderServices,
  id: string,
): Promise<CreditCustomer | undefined> => {
  if (!isUuid(id)) return undefined
  const { customer } = valueOrThrow(await runQuery(commerce.server, FindCustomerDocument, { id }))
  return customer ? { id: customer.id, email: customer.email, name: nameOf(customer) } : undefined
}
