import type { Payment } from './payments.ts'

/** The sums of all payments that have the same reference and currency, in the currency's minor unit. */
export type Total = Pick<
  Payment,
  'reference' | 'currency' | 'authorised' | 'captured' | 'voided' | 'refunded'
> & {
  readonly payments: number
}

/** Sums payments by the merchant's reference and currency. */
export const totals = (payments: readonly Payment[]): readonly Total[] => {
  const sums = new Map<string, Total>()
  for (const payment of payments) {
    const key = JSON.stringify([payment.reference, payment.currency])
    const sum = sums.get(key)
    sums.set(key, {
      reference: payment.reference,
      currency: payment.currency,
      payments: (sum?.payments ?? 0) + 1,
      authorised: (sum?.authorised ?? 0) + payment.authorised,
      captured: (sum?.captured ?? 0) + payment.captured,
      voided: (sum?.voided ?? 0) + payment.voided,
      refunded: (sum?.refunded ?? 0) + payment.refunded,
    })
  }
  return [...sums.values()]
}
