import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { applyCustomerActions } from '../../customers/customerActions.ts'
import { deleteCustomerTokens } from '../../customers/customerTokens.ts'
import { customers } from '../../db/schema.ts'
import type { Customer } from '../../model/customer.ts'
import { revokeCustomerTokens } from '../../oauth/tokenStore.ts'
import { customerStore } from '../../store/customerStore.ts'
import { expectVersion } from '../../store/resourceStore.ts'
import type { PlatformContext } from '../context.ts'
import { expectActions } from '../expectActions.ts'
import { invalidInput, resourceNotFound, unwrap } from '../platformError.ts'
import { identityOf, requireScope } from '../requireScope.ts'

type Context = PlatformContext
type Versioned = { readonly version: number }
type Actions = Versioned & { readonly actions: readonly object[] }
type CustomerName = { readonly id?: string | null; readonly key?: string | null }

/** The customer of the token. Throws ResourceNotFound for a guest. */
export const expectMyCustomer = async (context: Context): Promise<Customer> => {
  const identity = identityOf(context.caller)
  const customer =
    'customerId' in identity ? await customerStore.find(context.db, identity.customerId) : undefined
  if (!customer) throw resourceNotFound('customer', 'me')
  return customer
}

/** A customer by id or key; `undefined` when there is none. */
export const findCustomer = async (
  context: Context,
  { id, key }: CustomerName,
): Promise<Customer | undefined> => {
  if (id) return customerStore.find(context.db, id)
  if (key) return customerStore.findWhere(context.db, eq(customers.key, key))
  throw invalidInput("An 'id' or 'key' is required.")
}

const expectCustomer = async (context: Context, name: CustomerName): Promise<Customer> => {
  const customer = await findCustomer(context, name)
  if (!customer) throw resourceNotFound('customer', name.id ?? name.key ?? '')
  return customer
}

const update = async (
  context: Context,
  before: Customer,
  { version, actions }: Actions,
): Promise<Customer> => {
  expectVersion(before, version)
  expectActions(actions)
  const helpers = { reference: await context.reference(), newId: randomUUID }
  const changed = unwrap(applyCustomerActions(before, actions, helpers))
  return context.db.transaction(async (tx) => {
    // A token sent to the old email must not verify the new one.
    if (changed.email !== before.email) await deleteCustomerTokens(tx, 'email', before.id)
    return customerStore.save(tx, before, changed, context.now())
  })
}

const remove = (context: Context, customer: Customer, { version }: Versioned): Promise<Customer> => {
  expectVersion(customer, version)
  return context.db.transaction(async (tx) => {
    await customerStore.remove(tx, customer)
    await deleteCustomerTokens(tx, 'email', customer.id)
    await deleteCustomerTokens(tx, 'password', customer.id)
    await revokeCustomerTokens(tx, customer.id)
    return customer
  })
}

export const customerMutations = {
  updateMyCustomer: async (_: unknown, args: Actions, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    return update(context, await expectMyCustomer(context), args)
  },
  deleteMyCustomer: async (_: unknown, args: Versioned, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    return remove(context, await expectMyCustomer(context), args)
  },
  updateCustomer: async (_: unknown, args: CustomerName & Actions, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    return update(context, await expectCustomer(context, args), args)
  },
  deleteCustomer: async (_: unknown, args: CustomerName & Versioned, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    return remove(context, await expectCustomer(context, args), args)
  },
}
