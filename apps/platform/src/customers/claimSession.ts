import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { carts, orders, payments, shoppingLists } from '../db/schema.ts'

/** Transfers the carts, orders, payments and shopping lists of an anonymous session to a customer. Does not merge carts. */
export const claimSession = async (
  db: Connection,
  anonymousId: string,
  customerId: string,
): Promise<void> => {
  for (const table of [carts, orders, payments, shoppingLists]) {
    const claimed = JSON.stringify({ customerId })
    await db
      .update(table)
      .set({
        customerId,
        anonymousId: null,
        version: sql`${table.version} + 1`,
        doc: sql`(${table.doc} - 'anonymousId') || ${claimed}::jsonb || jsonb_build_object('version', ${table.version} + 1)`,
      })
      .where(and(eq(table.anonymousId, anonymousId), isNull(table.customerId)))
  }
}
