import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../db/database.ts'
import { carts } from '../db/schema.ts'
import type { Identity } from '../graphql/requireScope.ts'
import type { Cart } from '../model/cart.ts'

type Owned = { readonly customerId: PgColumn; readonly anonymousId: PgColumn }

/** The SQL condition for the rows of `table` that belong to a customer or a guest. */
export const ownedBy = (table: Owned, identity: Identity): SQL | undefined =>
  'customerId' in identity
    ? eq(table.customerId, identity.customerId)
    : and(isNull(table.customerId), eq(table.anonymousId, identity.anonymousId))

/** The shopper's most recently modified Active cart of origin Customer. None is created. */
export const activeCart = async (db: Connection, identity: Identity): Promise<Cart | undefined> => {
  const [row] = await db
    .select({ doc: carts.doc })
    .from(carts)
    .where(and(ownedBy(carts, identity), eq(carts.cartState, 'Active'), eq(carts.origin, 'Customer')))
    .orderBy(desc(carts.lastModifiedAt))
    .limit(1)
  return row?.doc
}
