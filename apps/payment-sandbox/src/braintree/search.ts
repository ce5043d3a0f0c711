import * as v from 'valibot'
import { decimal } from '../money/decimal.ts'
import type { Transaction } from './entities.ts'

const Value = v.union([v.string(), v.number()])
const Criterion = v.union([
  v.array(Value),
  v.object({
    is: v.optional(Value),
    is_not: v.optional(Value),
    starts_with: v.optional(Value),
    ends_with: v.optional(Value),
    contains: v.optional(Value),
    min: v.optional(Value),
    max: v.optional(Value),
  }),
])
type Criterion = v.InferOutput<typeof Criterion>

export const SearchBody = v.object({ search: v.optional(v.record(v.string(), Criterion), {}) })

const timeOf = (transaction: Transaction, status: Transaction['status']): string | undefined =>
  transaction.history.find((event) => event.status === status)?.at

const fields: Readonly<Record<string, (transaction: Transaction) => string | undefined>> = {
  id: ({ id }) => id,
  ids: ({ id }) => id,
  order_id: ({ orderId }) => orderId ?? undefined,
  status: ({ status }) => status,
  type: ({ type }) => type,
  currency: ({ currency }) => currency,
  customer_id: ({ customer }) => customer ?? undefined,
  merchant_account_id: ({ merchantAccount }) => merchantAccount,
  payment_method_token: ({ token }) => token ?? undefined,
  payment_instrument_type: ({ instrument }) =>
    instrument.kind === 'card' ? 'CreditCardDetail' : 'PayPalDetail',
  amount: ({ amount, currency }) => decimal(amount, currency),
  created_at: ({ createdAt }) => createdAt,
  authorized_at: (transaction) => timeOf(transaction, 'authorized'),
  submitted_for_settlement_at: (transaction) => timeOf(transaction, 'submitted_for_settlement'),
  settled_at: (transaction) => timeOf(transaction, 'settled'),
  voided_at: (transaction) => timeOf(transaction, 'voided'),
  processor_declined_at: (transaction) => timeOf(transaction, 'processor_declined'),
  gateway_rejected_at: (transaction) => timeOf(transaction, 'gateway_rejected'),
}

const comparable = (text: string): number => (/^[0-9.]+$/.test(text) ? Number(text) : Date.parse(text))

const matches = (value: string | undefined, criterion: Criterion): boolean => {
  if (Array.isArray(criterion)) return value !== undefined && criterion.map(String).includes(value)
  const { is, is_not, starts_with, ends_with, contains, min, max } = criterion
  // Like Braintree, compares text case-insensitively.
  const text = value?.toLowerCase()
  const lower = (operand: string | number): string => String(operand).toLowerCase()
  return (
    (is === undefined || text === lower(is)) &&
    (is_not === undefined || text !== lower(is_not)) &&
    (starts_with === undefined || text?.startsWith(lower(starts_with)) === true) &&
    (ends_with === undefined || text?.endsWith(lower(ends_with)) === true) &&
    (contains === undefined || text?.includes(lower(contains)) === true) &&
    (min === undefined || (value !== undefined && comparable(value) >= comparable(String(min)))) &&
    (max === undefined || (value !== undefined && comparable(value) <= comparable(String(max))))
  )
}

/**
 * The transactions that match all criteria, newest first; or the name of a criterion that the sandbox does not
 * support.
 */
export const searchTransactions = (
  transactions: readonly Transaction[],
  search: Readonly<Record<string, Criterion>>,
): readonly Transaction[] | { readonly unknown: string } => {
  const names = Object.keys(search)
  const unknown = names.find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) return { unknown }
  return transactions
    .filter((transaction) => names.every((name) => matches(fields[name]?.(transaction), search[name] ?? [])))
    .reverse()
}
