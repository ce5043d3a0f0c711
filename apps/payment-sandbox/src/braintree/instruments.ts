import { approved, declined, fault, type Outcome } from '../cards/outcome.ts'
import { testCardOfKey } from '../cards/testCards.ts'
import type { Instrument } from './entities.ts'

const account = (name: string, label: string, outcome: Outcome) => ({
  key: name === 'buyer' ? 'paypal' : `paypal-${name}`,
  email: `${name}@paypal.test`,
  label,
  outcome,
})

/** The PayPal test accounts, and the outcome when each is charged. */
export const payPalAccounts = [
  account('buyer', 'Approved', approved),
  account('declined', 'Declined when charged', declined('generic_decline')),
  account('insufficient-funds', 'Insufficient funds when charged', declined('insufficient_funds')),
  account('fraud', 'Blocked as fraud when charged', declined('fraudulent')),
  account('slow', 'Approved after three seconds', fault('slow')),
  account('hang-after', 'Charged, then silence', fault('hang-after')),
  account('hang-before', 'Silence, not charged', fault('hang-before')),
  account('bookkeeper', 'Approved; its masked address equals that of the first account', approved),
]

/** The outcome when an instrument is charged. */
export const outcomeOf = ({ kind, key }: Instrument): Outcome =>
  (kind === 'card'
    ? testCardOfKey(key)?.outcome
    : payPalAccounts.find((candidate) => candidate.key === key)?.outcome) ?? declined('generic_decline')

const types = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
} as const

/**
 * The details of a card that may be shown: its brand, and the first six and last four digits of a public test
 * number.
 */
export const cardDetails = (key: string): { cardType: string; bin: string; last4: string } => {
  const test = testCardOfKey(key)
  return test
    ? { cardType: types[test.brand], bin: test.number.slice(0, 6), last4: test.number.slice(-4) }
    : { cardType: 'Unknown', bin: '', last4: '' }
}
