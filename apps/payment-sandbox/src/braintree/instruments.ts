import { approved, declined, fault, type Outcome } from '../cards/outcome.ts'
import { testCardOfKey } from '../cards/testCards.ts'
import type { Instrument } from './entities.ts'

const account = (name: string, says: string, outcome: Outcome) => ({
  key: name === 'buyer' ? 'paypal' : `paypal-${name}`,
  email: `${name}@paypal.test`,
  says,
  outcome,
})

/** The PayPal test accounts, and what happens when they pay. */
export const payPalAccounts = [
  account('buyer', 'Approved', approved),
  account('declined', 'Declined when charged', declined('generic_decline')),
  account('insufficient-funds', 'Insufficient funds when charged', declined('insufficient_funds')),
  account('fraud', 'Blocked as fraud when charged', declined('fraudulent')),
  account('slow', 'Approved after three seconds', fault('slow')),
  account('hang-after', 'Charged, then silence', fault('hang-after')),
  account('hang-before', 'Silence, not charged', fault('hang-before')),
]

/** What an instrument does when it is charged. */
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

/** What may be shown of a card: its kind, the first six and the last four digits of a public test number. */
export const cardFacts = (key: string): { cardType: string; bin: string; last4: string } => {
  const test = testCardOfKey(key)
  return test
    ? { cardType: types[test.brand], bin: test.number.slice(0, 6), last4: test.number.slice(-4) }
    : { cardType: 'Unknown', bin: '', last4: '' }
}
