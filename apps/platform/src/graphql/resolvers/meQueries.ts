import { sql } from 'drizzle-orm'
import { activeCart, ownedBy } from '../../carts/activeCart.ts'
import { carts, orders, payments, shoppingLists } from '../../db/schema.ts'
import { cartStore } from '../../store/stores.ts'
import type { PageArguments } from '../../where/page.ts'
import * as fields from '../../where/resourceFields.ts'
import type { QueryFields } from '../../where/whereSql.ts'
import type { PlatformContext } from '../context.ts'
import { identityOf, isOwnedBy, requireScope } from '../requireScope.ts'
import { documentPage } from './documentPage.ts'
import { findMyPayment } from './myPaymentOperations.ts'
import { findOrder } from './orderOperations.ts'
import { findMyList } from './shoppingListOperations.ts'

type Context = PlatformContext
type ById = { readonly id: string }

const viewCarts = ['manage_my_orders', 'manage_my_carts', 'view_my_orders'] as const
const viewOrders = ['manage_my_orders', 'view_my_orders'] as const
const viewPayments = ['manage_my_payments', 'view_my_payments'] as const
const viewLists = ['manage_my_shopping_lists', 'view_my_shopping_lists'] as const

type Owned = { readonly table: typeof carts | typeof orders | typeof payments | typeof shoppingLists }

/**
 * Creates a resolver for a page of documents. The page contains only the shopper's own documents, whatever `where`
 * requests.
 */
const ownPage =
  (scopes: readonly string[], { table, fields: queryable }: Owned & { readonly fields: QueryFields }) =>
  (_: unknown, args: PageArguments, context: Context) => {
    requireScope(context.caller, ...scopes)
    const only = ownedBy(table, identityOf(context.caller)) ?? sql`false`
    return documentPage(context, { table, fields: queryable, only }, args)
  }

/** The fields of `me`. Resources of other shoppers are null. */
export const meQueries = {
  customer: (_: unknown, __: unknown, context: Context) => {
    requireScope(context.caller, 'manage_my_profile', 'view_my_profile')
    const { customerId } = context.caller
    return customerId === undefined ? null : context.load.customer(customerId)
  },
  activeCart: (_: unknown, __: unknown, context: Context) => {
    requireScope(context.caller, ...viewCarts)
    return activeCart(context.db, identityOf(context.caller))
  },
  cart: async (_: unknown, { id }: ById, context: Context) => {
    requireScope(context.caller, ...viewCarts)
    const cart = await cartStore.find(context.db, id)
    return cart && isOwnedBy(cart, identityOf(context.caller)) ? cart : null
  },
  carts: ownPage(viewCarts, { table: carts, fields: fields.cartFields }),
  order: async (_: unknown, args: { id?: string | null; orderNumber?: string | null }, context: Context) => {
    requireScope(context.caller, ...viewOrders)
    const found = await findOrder(context, args)
    return found && isOwnedBy(found, identityOf(context.caller)) ? found : null
  },
  orders: ownPage(viewOrders, { table: orders, fields: fields.orderFields }),
  payment: (_: unknown, { id }: ById, context: Context) => {
    requireScope(context.caller, ...viewPayments)
    return findMyPayment(context, id)
  },
  payments: ownPage(viewPayments, { table: payments, fields: fields.paymentFields }),
  shoppingList: (_: unknown, { id }: { id?: string | null }, context: Context) => {
    requireScope(context.caller, ...viewLists)
    return findMyList(context, id)
  },
  shoppingLists: ownPage(viewLists, { table: shoppingLists, fields: fields.shoppingListFields }),
}
