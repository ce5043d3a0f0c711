import type { BraintreeAccount } from './account.ts'
import { invalid, missing, type OperationResult } from './operationResult.ts'
import { renderTransaction } from './renderTransaction.ts'
import { updateStatus } from './updateStatus.ts'

/** The status that each of Braintree's testing calls gives a transaction. */
export const settlements = {
  settle: 'settled',
  settlement_confirm: 'settled',
  settlement_pending: 'settlement_pending',
  settlement_decline: 'settlement_declined',
} as const
export type Settlement = keyof typeof settlements

/** Settles or declines a submitted transaction, and notifies the merchant. */
export const settleTransaction = (
  account: BraintreeAccount,
  id: string,
  settlement: Settlement,
): OperationResult => {
  const transaction = account.store.find('braintree.transaction', id)
  if (!transaction) return missing
  if (!['submitted_for_settlement', 'settlement_pending'].includes(transaction.status))
    return invalid('transaction', {
      code: '91507',
      attribute: 'base',
      message: `Cannot transition transaction to ${settlements[settlement]} from ${transaction.status}`,
    })
  const moved = updateStatus(account, transaction, settlements[settlement])
  if (moved.status === 'settled') account.publish('transaction_settled', moved)
  if (moved.status === 'settlement_declined') account.publish('transaction_settlement_declined', moved)
  return { kind: 'done', root: 'transaction', value: renderTransaction(moved) }
}

/** Settles submitted transactions after `afterMs` milliseconds, including those of an earlier run. */
export const settlementClock = (afterMs: number) => {
  const timers = new Set<NodeJS.Timeout>()
  const schedule = (account: BraintreeAccount, id: string): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (account.store.find('braintree.transaction', id)?.status === 'submitted_for_settlement')
        settleTransaction(account, id, 'settle')
    }, afterMs)
    timer.unref()
    timers.add(timer)
  }
  return {
    schedule,
    resume: (account: BraintreeAccount): void => {
      for (const { id, status } of account.store.list('braintree.transaction'))
        if (status === 'submitted_for_settlement') schedule(account, id)
    },
    close: (): void => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
