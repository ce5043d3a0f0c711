import type { BraintreeAccount } from './account.ts'
import { readAmount } from './amount.ts'
import { shortId, type Transaction } from './entities.ts'
import { invalid, type OperationResult, type Problem } from './operationResult.ts'
import { renderTransaction } from './renderTransaction.ts'
import { updateStatus } from './updateStatus.ts'

type Body = { readonly amount?: string | null | undefined; readonly order_id?: string | null | undefined }

const refuse = (code: string, message: string, attribute = 'base'): OperationResult =>
  invalid('transaction', { code, attribute, message })

const toResult = (transaction: Transaction, status: 200 | 201 = 200): OperationResult => ({
  kind: 'done',
  root: 'transaction',
  value: renderTransaction(transaction),
  status,
})

const amountOf = (
  { amount }: Body,
  whole: number,
  currency: string,
): { readonly amount: number } | { readonly problem: Problem } =>
  amount === undefined || amount === null ? { amount: whole } : readAmount(amount, currency)

/** Captures the authorised amount or a part of it; the rest is voided. */
export const submitForSettlement = (
  account: BraintreeAccount,
  transaction: Transaction,
  body: Body,
): OperationResult => {
  if (transaction.status !== 'authorized' || transaction.partialSettlements.length > 0)
    return refuse('91507', 'Cannot submit for settlement unless status is authorized.')
  const read = amountOf(body, transaction.authorised, transaction.currency)
  if ('problem' in read) return invalid('transaction', read.problem)
  if (read.amount > transaction.authorised)
    return refuse('91522', 'Settlement amount is too large.', 'amount')
  const submitted = updateStatus(account, transaction, 'submitted_for_settlement', {
    amount: read.amount,
    orderId: body.order_id ?? transaction.orderId,
  })
  account.scheduleSettlement(submitted.id)
  return toResult(submitted)
}

/** Captures a part of the authorised amount in a separate transaction; the rest stays authorised. */
export const submitForPartialSettlement = (
  account: BraintreeAccount,
  transaction: Transaction,
  body: Body,
): OperationResult => {
  if (transaction.status !== 'authorized')
    return refuse('915103', 'Cannot submit for partial settlement unless status is authorized.')
  const read = readAmount(body.amount, transaction.currency)
  if ('problem' in read) return invalid('transaction', read.problem)
  const taken = transaction.partialSettlements
    .map((id) => account.store.find('braintree.transaction', id)?.amount ?? 0)
    .reduce((sum, amount) => sum + amount, 0)
  if (taken + read.amount > transaction.authorised)
    return refuse('91522', 'Settlement amount is too large.', 'amount')
  const at = account.now().toISOString()
  const part = updateStatus(
    account,
    {
      ...transaction,
      id: shortId(),
      amount: read.amount,
      authorised: read.amount,
      authorizedTransaction: transaction.id,
      partialSettlements: [],
      history: [],
      createdAt: at,
      orderId: body.order_id ?? transaction.orderId,
    },
    'submitted_for_settlement',
  )
  account.store.save<'braintree.transaction'>({
    ...transaction,
    partialSettlements: [...transaction.partialSettlements, part.id],
  })
  account.scheduleSettlement(part.id)
  return toResult(part, 201)
}

/** Voids a transaction that is authorised or submitted for settlement. */
export const voidTransaction = (account: BraintreeAccount, transaction: Transaction): OperationResult =>
  transaction.status === 'authorized' || transaction.status === 'submitted_for_settlement'
    ? toResult(updateStatus(account, transaction, 'voided'))
    : refuse(
        '91504',
        'Transaction can only be voided if status is authorized, submitted_for_settlement, or - for PayPal - settlement_pending.',
      )

/** Refunds a settled amount or a part of it, in a separate transaction. */
export const refundTransaction = (
  account: BraintreeAccount,
  transaction: Transaction,
  body: Body,
): OperationResult => {
  if (transaction.type === 'credit') return refuse('91505', 'Cannot refund a credit transaction.')
  if (transaction.status !== 'settled')
    return refuse('91506', 'Cannot refund transaction unless it is settled.')
  const refunded = transaction.refunds
    .map((id) => account.store.find('braintree.transaction', id)?.amount ?? 0)
    .reduce((sum, amount) => sum + amount, 0)
  const rest = transaction.amount - refunded
  if (rest === 0) return refuse('91512', 'Transaction has already been fully refunded.')
  const read = amountOf(body, rest, transaction.currency)
  if ('problem' in read) return invalid('transaction', read.problem)
  if (read.amount > rest) return refuse('91521', 'Refund amount is too large.', 'amount')
  const at = account.now().toISOString()
  const credit = updateStatus(
    account,
    {
      ...transaction,
      id: shortId(),
      type: 'credit',
      amount: read.amount,
      authorised: 0,
      orderId: body.order_id ?? transaction.orderId,
      refundedTransaction: transaction.id,
      refunds: [],
      authorizedTransaction: null,
      partialSettlements: [],
      history: [],
      createdAt: at,
    },
    'submitted_for_settlement',
  )
  account.store.save<'braintree.transaction'>({
    ...transaction,
    updatedAt: at,
    refunds: [...transaction.refunds, credit.id],
  })
  account.scheduleSettlement(credit.id)
  return toResult(credit, 201)
}
