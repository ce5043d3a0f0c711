import { findTokenCustomerId, type TokenKind } from '../../customers/customerTokens.ts'
import { customers } from '../../db/schema.ts'
import type { Customer } from '../../model/customer.ts'
import { customerStore } from '../../store/customerStore.ts'
import type { PageArguments } from '../../where/page.ts'
import { customerFields } from '../../where/resourceFields.ts'
import type { PlatformContext } from '../context.ts'
import { requireScope } from '../requireScope.ts'
import { findCustomer } from './customerOperations.ts'
import { documentPage } from './documentPage.ts'

type Context = PlatformContext

type Name = {
  readonly id?: string | null
  readonly key?: string | null
  readonly emailToken?: string | null
  readonly passwordToken?: string | null
}

const view = ['view_customers', 'manage_customers'] as const

const findByToken = async (
  context: Context,
  kind: TokenKind,
  value: string,
): Promise<Customer | undefined> => {
  const id = await findTokenCustomerId(context.db, kind, value, context.now())
  return id === undefined ? undefined : customerStore.find(context.db, id)
}

export const customerQueries = {
  customer: (_: unknown, name: Name, context: Context) => {
    requireScope(context.caller, ...view)
    if (name.passwordToken) return findByToken(context, 'password', name.passwordToken)
    if (name.emailToken) return findByToken(context, 'email', name.emailToken)
    return findCustomer(context, name)
  },
  customers: (_: unknown, args: PageArguments, context: Context) => {
    requireScope(context.caller, ...view)
    return documentPage<Customer>(context, { table: customers, fields: customerFields }, args)
  },
}
