import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { applyCustomerActions } from '../../customers/customerActions.ts'
import type { SignUpDraft } from '../../customers/customerDraft.ts'
import { changePassword, createPasswordToken, resetPassword } from '../../customers/passwords.ts'
import { type SignInDraft, signIn, signUp } from '../../customers/signIn.ts'
import { customers } from '../../db/schema.ts'
import type { Customer } from '../../model/customer.ts'
import { customerStore } from '../../store/customerStore.ts'
import { expectVersion } from '../../store/resourceStore.ts'
import type { PlatformContext } from '../context.ts'
import { invalidInput, resourceNotFound, unwrap } from '../platformError.ts'
import { identityOf, requireScope } from '../requireScope.ts'

type Context = PlatformContext
type Actions = { readonly version: number; readonly actions: readonly object[] }
type CustomerName = { readonly id?: string | null; readonly key?: string | null }

const me = async (context: Context): Promise<Customer> => {
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

const update = async (
  context: Context,
  before: Customer,
  { version, actions }: Actions,
): Promise<Customer> => {
  expectVersion(before, version)
  const helpers = { reference: await context.reference(), newId: randomUUID }
  const changed = unwrap(applyCustomerActions(before, actions, helpers))
  return customerStore.save(context.db, before, changed, context.now())
}

export const customerMutations = {
  customerSignMeUp: (_: unknown, { draft }: { draft: SignUpDraft }, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    return signUp(context, draft, context.caller.anonymousId)
  },
  customerSignMeIn: (_: unknown, { draft }: { draft: SignInDraft }, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    return signIn(context, draft, context.caller.anonymousId)
  },
  updateMyCustomer: async (_: unknown, args: Actions & { storeKey?: string | null }, context: Context) => {
    requireScope(context.caller, 'manage_my_profile')
    // This project has no stores, so a customer is part of none.
    if (args.storeKey) throw resourceNotFound('store', args.storeKey)
    return update(context, await me(context), args)
  },
  customerChangeMyPassword: async (
    _: unknown,
    args: { version: number; currentPassword: string; newPassword: string },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_my_profile')
    return changePassword(context, await me(context), args.version, args.currentPassword, args.newPassword)
  },
  customerResetMyPassword: (
    _: unknown,
    args: { tokenValue: string; newPassword: string },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_my_profile')
    return resetPassword(context, args.tokenValue, args.newPassword)
  },
  customerResetPassword: (
    _: unknown,
    args: { version?: number | null; tokenValue: string; newPassword: string },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_customers')
    return resetPassword(context, args.tokenValue, args.newPassword, args.version)
  },
  customerCreatePasswordResetToken: (
    _: unknown,
    args: { email: string; ttlMinutes?: number | null; invalidateOlderTokens: boolean },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_customers')
    return createPasswordToken(context, args.email, args.ttlMinutes, args.invalidateOlderTokens)
  },
  updateCustomer: async (_: unknown, args: CustomerName & Actions, context: Context) => {
    requireScope(context.caller, 'manage_customers')
    const customer = await findCustomer(context, args)
    if (!customer) throw resourceNotFound('customer', args.id ?? args.key ?? '')
    return update(context, customer, args)
  },
}
