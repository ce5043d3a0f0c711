import type { BraintreeAccount } from './account.ts'
import { invalid, missing, type Outcome } from './answer.ts'
import { moveTo } from './changeTransaction.ts'
import { renderTransaction } from './renderTransaction.ts'

/** What the provider's testing calls do to a transaction. */
export const settlements = {
  settle: 'settled',
  settlement_confirm: 'settled',
  settlement_pending: 'settlement_pending',
  settlement_decline: 'settlement_declined',
} as const
export type Settlement = keyof typeof settlements

/** Settles a submitted transaction, or lets its settlement fail, and tells the merchant. */
export const settleNow = (account: BraintreeAccount, id: string, how: Settlement): Outcome => {
  const transaction = account.store.find('braintree.transaction', id)
  if (!transaction) return missing
  if (!['submitted_for_settlement', 'settlement_pending'].includes(transaction.status))
    return invalid('transaction', {
      code: '91507',
      attribute: 'base',
      message: `Cannot transition transaction to ${settlements[how]} from ${transaction.status}`,
    })
  const moved = moveTo(account, transaction, settlements[how])
  if (moved.status === 'settled') account.publish('transaction_settled', moved)
  if (moved.status === 'settlement_declined') account.publish('transaction_settlement_declined', moved)
  return { kind: 'done', root: 'transaction', value: renderTransaction(moved) }
}

/** Settles submitted transactions by themselves after a while, also those of an earlier run. */
export const settler = (afterMs: number) => {
  const timers = new Set<NodeJS.Timeout>()
  const later = (account: BraintreeAccount, id: string): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (account.store.find('braintree.transaction', id)?.status === 'submitted_for_settlement')
        settleNow(account, id, 'settle')
    }, afterMs)
    timer.unref()
    timers.add(timer)
  }
  return {
    later,
    resume: (account: BraintreeAccount): void => {
      for (const { id, status } of account.store.list('braintree.transaction'))
        if (status === 'submitted_for_settlement') later(account, id)
    },
    close: (): void => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
