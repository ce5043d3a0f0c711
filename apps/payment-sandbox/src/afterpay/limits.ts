import { decimal, minorUnits } from '../money/decimal.ts'
import type { Reply } from '../store/withIdempotency.ts'
import type { Money } from './entities.ts'
import { failure } from './failure.ts'

/** The order amounts that the merchant's account accepts: from 35 to 4,000 US dollars (spec §5). In cents. */
const LIMITS = { currency: 'USD', minimum: 3500, maximum: 400_000 } as const

/** The response of `GET /v2/configuration`. */
export const configuration = {
  minimumAmount: { amount: decimal(LIMITS.minimum, LIMITS.currency), currency: LIMITS.currency },
  maximumAmount: { amount: decimal(LIMITS.maximum, LIMITS.currency), currency: LIMITS.currency },
}

/** Reads an amount in cents, or returns Afterpay's error about it. */
export const readMoney = (money: Money, currency: string): number | Reply => {
  if (money.currency !== currency)
    return failure(422, 'unsupported_currency', `The currency must be ${currency}.`)
  const amount = minorUnits(money.amount, money.currency)
  return amount === undefined || amount === 0
    ? failure(
        422,
        'invalid_object',
        'amount.amount must be a decimal above zero with at most two digits after the point.',
      )
    : amount
}

/** Reads an order's amount and checks it against the limits. */
export const readOrderAmount = (money: Money): number | Reply => {
  const amount = readMoney(money, LIMITS.currency)
  if (typeof amount !== 'number') return amount
  if (amount < LIMITS.minimum)
    return failure(
      422,
      'unsupported_amount',
      `The amount is below the minimum of ${configuration.minimumAmount.amount}.`,
    )
  return amount > LIMITS.maximum
    ? failure(
        422,
        'unsupported_amount',
        `The amount is above the maximum of ${configuration.maximumAmount.amount}.`,
      )
    : amount
}
