import * as v from 'valibot'
import type { Account } from './account.ts'
import { type Customer, createEntity } from './entities.ts'
import { attach } from './paymentMethods.ts'
import { Metadata, readForm, Text } from './readForm.ts'
import { missing, type Result } from './stripeError.ts'

const CustomerForm = v.object({
  email: v.optional(Text),
  name: v.optional(Text),
  metadata: v.optional(Metadata, {}),
  payment_method: v.optional(Text),
})

/** Finds a customer who is not deleted. */
export const customerOf = ({ store }: Account, id: string): Result<Customer> => {
  const customer = store.find('customer', id)
  return customer && !customer.deleted ? { value: customer } : { failure: missing('customer', id) }
}

/** Creates a customer, with a saved card if one is given. */
export const createCustomer = (account: Account, form: unknown): Result<Customer> => {
  const read = readForm(CustomerForm, form)
  if ('failure' in read) return read
  const { email, name, metadata, payment_method } = read.value
  const customer = account.store.save<'customer'>({
    ...createEntity('customer', 'cus', account.now()),
    email: email ?? null,
    name: name ?? null,
    metadata,
  })
  if (payment_method === undefined) return { value: customer }
  const saved = attach(account.store, { id: payment_method, customer: customer.id, now: account.now() })
  return 'failure' in saved ? saved : { value: customer }
}

/** Updates the given fields of a customer. */
export const updateCustomer = (account: Account, id: string, form: unknown): Result<Customer> => {
  const found = customerOf(account, id)
  if ('failure' in found) return found
  const read = readForm(CustomerForm, form)
  if ('failure' in read) return read
  const { email, name, metadata } = read.value
  return {
    value: account.store.save<'customer'>({
      ...found.value,
      email: email ?? found.value.email,
      name: name ?? found.value.name,
      metadata: { ...found.value.metadata, ...metadata },
    }),
  }
}

/** Deletes a customer and detaches the saved cards. */
export const deleteCustomer = (account: Account, id: string): Result<unknown> => {
  const found = customerOf(account, id)
  if ('failure' in found) return found
  const { store } = account
  for (const method of store.list('payment_method'))
    if (method.customer === id) store.save<'payment_method'>({ ...method, customer: null })
  store.save<'customer'>({ ...found.value, email: null, name: null, metadata: {}, deleted: true })
  return { value: { id, object: 'customer', deleted: true } }
}
