import type { AfterpayPayment } from './entities.ts'
import { renderPayment } from './renderPayment.ts'

/** Filters payments by tokens, ids, merchant references or statuses; returns one page, newest first. */
export const listPayments = (payments: readonly AfterpayPayment[], query: URLSearchParams) => {
  const matches = (name: string, value: string): boolean => {
    const filters = query.getAll(name)
    return filters.length === 0 || filters.includes(value)
  }
  const numberParameter = (name: string, max: number, fallback: number): number => {
    const value = Number(query.get(name) ?? fallback)
    return Number.isInteger(value) && value >= 0 ? Math.min(value, max) : fallback
  }
  const found = payments
    .filter(
      (payment) =>
        matches('tokens', payment.token) &&
        matches('ids', payment.id) &&
        matches('merchantReferences', payment.merchantReference) &&
        matches('statuses', payment.state === 'AUTH_DECLINED' ? 'DECLINED' : 'APPROVED'),
    )
    .reverse()
  const limit = numberParameter('limit', 250, 20)
  const offset = numberParameter('offset', Number.MAX_SAFE_INTEGER, 0)
  return {
    totalResults: found.length,
    offset,
    limit,
    results: found.slice(offset, offset + limit).map(renderPayment),
  }
}
