import * as v from 'valibot'
import type { BraintreeAccount } from './account.ts'
import { invalid, missing, type OperationResult } from './operationResult.ts'
import { saveMethod } from './paymentMethods.ts'
import { renderCustomer } from './renderVault.ts'
import { createCustomer, methodsOf } from './vault.ts'

const name = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(255))))

export const CustomerBody = v.object({
  id: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,36}$/, 'Customer ID is invalid.'))),
  first_name: name,
  last_name: name,
  email: name,
  payment_method_nonce: v.optional(v.string()),
})
type Body = v.InferOutput<typeof CustomerBody>

const renderResult = (account: BraintreeAccount, id: string, status: 200 | 201 = 200): OperationResult => {
  const customer = account.store.find('braintree.customer', id)
  return customer && !customer.deleted
    ? { kind: 'done', root: 'customer', value: renderCustomer(customer, methodsOf(account, id)), status }
    : missing
}

/** Creates a customer, with a saved payment method if a nonce is given. */
export const addCustomer = (account: BraintreeAccount, body: Body): OperationResult => {
  const taken = body.id === undefined ? undefined : account.store.find('braintree.customer', body.id)
  if (taken && !taken.deleted)
    return invalid('customer', {
      code: '91609',
      attribute: 'id',
      message: 'Customer ID has already been taken.',
    })
  const customer = createCustomer(account, body)
  if (body.payment_method_nonce !== undefined) {
    const kept = saveMethod(account, {
      customer_id: customer.id,
      payment_method_nonce: body.payment_method_nonce,
    })
    if (kept.kind !== 'done') {
      account.store.save<'braintree.customer'>({ ...customer, deleted: true })
      return kept
    }
  }
  return renderResult(account, customer.id, 201)
}

export const findCustomer = (account: BraintreeAccount, id: string): OperationResult =>
  renderResult(account, id)

/** Updates the given fields of a customer. */
export const updateCustomer = (account: BraintreeAccount, id: string, body: Body): OperationResult => {
  const customer = account.store.find('braintree.customer', id)
  if (!customer || customer.deleted) return missing
  account.store.save<'braintree.customer'>({
    ...customer,
    firstName: body.first_name ?? customer.firstName,
    lastName: body.last_name ?? customer.lastName,
    email: body.email ?? customer.email,
  })
  return renderResult(account, id)
}

/** Deletes a customer and the saved payment methods. */
export const deleteCustomer = (account: BraintreeAccount, id: string): OperationResult => {
  const { store } = account
  const customer = store.find('braintree.customer', id)
  if (!customer || customer.deleted) return missing
  for (const method of methodsOf(account, id))
    store.save<'braintree.payment_method'>({ ...method, deleted: true })
  store.save<'braintree.customer'>({
    ...customer,
    firstName: null,
    lastName: null,
    email: null,
    deleted: true,
  })
  return { kind: 'done', root: 'customer', value: {} }
}
