import type { BraintreeAccount } from './account.ts'
import type { Transaction, TransactionStatus } from './entities.ts'

/** Saves a transaction with a new status and adds the status to its history. */
export const updateStatus = (
  { store, now }: BraintreeAccount,
  transaction: Transaction,
  status: TransactionStatus,
  changes: Partial<Transaction> = {},
): Transaction => {
  const at = now().toISOString()
  const changed = { ...transaction, ...changes }
  return store.save<'braintree.transaction'>({
    ...changed,
    status,
    updatedAt: at,
    history: [...transaction.history, { status, at, amount: changed.amount }],
  })
}
