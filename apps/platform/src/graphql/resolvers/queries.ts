import { eq, sql } from 'drizzle-orm'
import { activeCart } from '../../carts/activeCart.ts'
import { carts, categories, orders, products } from '../../db/schema.ts'
import type { Cart } from '../../model/cart.ts'
import type { Category } from '../../model/catalogue.ts'
import type { Order } from '../../model/order.ts'
import type { Product } from '../../model/product.ts'
import { findProducts } from '../../store/findProducts.ts'
import { isUuid } from '../../store/isUuid.ts'
import { cartStore, productStore } from '../../store/stores.ts'
import { type PageArguments, queryPage } from '../../where/page.ts'
import * as fields from '../../where/resourceFields.ts'
import { sortSql } from '../../where/sortSql.ts'
import { type QueryFields, whereSql } from '../../where/whereSql.ts'
import type { PlatformContext } from '../context.ts'
import { identityOf, requireScope } from '../requireScope.ts'
import { findOrder } from './orderOperations.ts'
import { canViewUnpublished, viewProducts, visibleProducts } from './viewProducts.ts'

type Context = PlatformContext
type ById = { readonly id: string }
type ByIdOrKey = { readonly id?: string | null; readonly key?: string | null }

const order = (args: PageArguments, queryable: QueryFields) =>
  sortSql(args.sort, fields.sortColumns(queryable), sql.raw('id'))

const productBy = async (
  { db }: Context,
  { id, key, sku }: ByIdOrKey & { readonly sku?: string | null },
): Promise<Product | undefined> => {
  if (key && !sku) return productStore.findWhere(db, eq(products.key, key))
  const [product] = await findProducts(db, sku ? [] : [id ?? ''], sku ? [sku] : [])
  return product
}

export const queries = {
  Query: {
    me: (_: unknown, __: unknown, context: Context) => identityOf(context.caller),
    product: async (_: unknown, args: ByIdOrKey & { sku?: string | null }, context: Context) => {
      requireScope(context.caller, ...viewProducts)
      const found = await productBy(context, args)
      return found && (found.published !== false || canViewUnpublished(context.caller)) ? found : null
    },
    products: (_: unknown, args: PageArguments & { skus?: readonly string[] | null }, context: Context) => {
      requireScope(context.caller, ...viewProducts)
      const skus = args.skus?.length
        ? sql`id in (select product_id from variants where sku in (${sql.join(
            [...args.skus].map((s) => sql`${s}`),
            sql`, `,
          )}))`
        : sql`true`
      const visible = visibleProducts(context.caller)
      const condition = sql`(${whereSql(args.where, fields.productFields)}) and ${skus} and ${visible}`
      return queryPage<Product>(context.db, products, condition, order(args, fields.productFields), args)
    },
    categories: (_: unknown, args: PageArguments, context: Context) => {
      requireScope(context.caller, 'view_categories', ...viewProducts)
      const condition = whereSql(args.where, fields.categoryFields)
      return queryPage<Category>(context.db, categories, condition, order(args, fields.categoryFields), args)
    },
    cart: (_: unknown, { id }: ById, context: Context) => {
      requireScope(context.caller, 'manage_orders', 'view_orders')
      return cartStore.find(context.db, id)
    },
    carts: (_: unknown, args: PageArguments, context: Context) => {
      requireScope(context.caller, 'manage_orders', 'view_orders')
      const condition = whereSql(args.where, fields.cartFields)
      return queryPage<Cart>(context.db, carts, condition, order(args, fields.cartFields), args)
    },
    customerActiveCart: (_: unknown, { customerId }: { customerId: string }, context: Context) => {
      requireScope(context.caller, 'manage_orders', 'view_orders')
      return isUuid(customerId) ? activeCart(context.db, { customerId }) : null
    },
    order: (_: unknown, args: { id?: string; orderNumber?: string }, context: Context) => {
      requireScope(context.caller, 'manage_orders', 'view_orders')
      return findOrder(context, args)
    },
    orders: (_: unknown, args: PageArguments, context: Context) => {
      requireScope(context.caller, 'manage_orders', 'view_orders')
      const condition = whereSql(args.where, fields.orderFields)
      return queryPage<Order>(context.db, orders, condition, order(args, fields.orderFields), args)
    },
  },
}
