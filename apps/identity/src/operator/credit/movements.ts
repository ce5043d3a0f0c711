import { desc, eq, inArray, like } from 'drizzle-orm'
import type { Database } from '../../db/openDatabase.ts'
import { ledgerAccounts, ledgerPostings, ledgerTransfers, operatorActions } from '../../db/schema.ts'
import type { MovementData } from './CreditPage.tsx'

const PREFIX = 'adjustment:'

/**
 * Returns the key under which the ledger stores the movement of an adjustment. `actionId` is the id of the operator's
 * action.
 */
export const adjustmentKey = (actionId: string): string => `${PREFIX}${actionId}`

/** How many movements a page shows. */
const SHOWN = 50

/** The newest movements of a customer in all currencies; adjustments with their operator and reason. */
export const readMovements = async (database: Database, customerId: string): Promise<MovementData[]> => {
  const rows = await database
    .select({
      key: ledgerTransfers.key,
      at: ledgerTransfers.createdAt,
      reason: ledgerTransfers.reason,
      orderNumber: ledgerTransfers.orderNumber,
      cents: ledgerPostings.cents,
      currency: ledgerAccounts.currency,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.key, ledgerPostings.transferKey))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(like(ledgerPostings.accountId, `customer:${customerId}:%`))
    .orderBy(desc(ledgerTransfers.createdAt))
    .limit(SHOWN)
  const actionIds = rows
    .filter(({ key }) => key.startsWith(PREFIX))
    .map(({ key }) => key.slice(PREFIX.length))
  const actions =
    actionIds.length === 0
      ? []
      : await database
          .select({
            id: operatorActions.id,
            operator: operatorActions.operator,
            reason: operatorActions.reason,
          })
          .from(operatorActions)
          .where(inArray(operatorActions.id, actionIds))
  const actionOf = new Map(actions.map(({ id, ...action }) => [adjustmentKey(id), action]))
  return rows.map((row) => ({ ...row, adjustment: actionOf.get(row.key) }))
}
