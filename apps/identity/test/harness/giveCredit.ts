import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../src/db/openDatabase.ts'
import { createLedger, type Ledger } from '../../src/ledger/createLedger.ts'
import { createLog } from '../../src/log/createLog.ts'

/** Opens the ledger of a running service, as an operator's tool would. */
export const openLedger = async (
  databaseUrl: string,
): Promise<{ ledger: Ledger; close: () => Promise<void> }> => {
  const { database, pool } = await openDatabase(databaseUrl, createLog('silent'))
  return { ledger: createLedger(database), close: () => pool.end() }
}

/** Returns a customer's balance in US cents. */
export const creditOf = async (
  { databaseUrl }: { readonly databaseUrl: string },
  customerId: string,
): Promise<number> => {
  const { ledger, close } = await openLedger(databaseUrl)
  const cents = await ledger.balance(customerId, 'USD')
  await close()
  return cents
}

/** Gives a customer store credit, in cents. */
export const giveCredit = async (
  databaseUrl: string,
  customerId: string,
  cents: number,
  currency = 'USD',
): Promise<void> => {
  const { ledger, close } = await openLedger(databaseUrl)
  await ledger.issue(randomUUID(), customerId, currency, cents)
  await close()
}
