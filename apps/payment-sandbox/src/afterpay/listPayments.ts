import type { AfterpayPayment } from './entities.ts'
import { renderPayment } from './renderPayment.ts'

/** Payments by tokens, ids, merchant references or statuses, the newest first, page by page. */
export const listPayments = (payments: readonly AfterpayPayment[], query: URLSearchParams) => {
  const asked = (name: string, value: string): boolean => {
    const wanted = query.getAll(name)
    return wanted.length === 0 || wanted.includes(value)
  }
  const count = (name: string, most: number, otherwise: number): number => {
    const value = Number(query.get(name) ?? otherwise)
    return Number.isInteger(value) && value >= 0 ? Math.min(value, most) : otherwise
  }
  const found = payments
    .filter(
      (payment) =>
        asked('tokens', payment.token) &&
        asked('ids', payment.id) &&
        asked('merchantReferences', payment.merchantReference) &&
        asked('statuses', payment.state === 'AUTH_DECLINED' ? 'DECLINED' : 'APPROVED'),
    )
    .reverse()
  const limit = count('limit', 250, 20)
  const offset = count('offset', Number.MAX_SAFE_INTEGER, 0)
  return {
    totalResults: found.length,
    offset,
    limit,
    results: found.slice(offset, offset + limit).map(renderPayment),
  }
}
