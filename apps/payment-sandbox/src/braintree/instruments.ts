import { type CardOutcome, testCardOfKey } from '../cards/testCards.ts'
import type { Instrument } from './entities.ts'

/** The PayPal test accounts, and what happens when they pay. */
export const payPalAccounts: readonly {
  readonly key: string
  readonly email: string
  readonly says: string
  readonly outcome: CardOutcome
}[] = [
  { key: 'paypal', email: 'buyer@paypal.test', says: 'Approved', outcome: { kind: 'approved' } },
  {
    key: 'paypal-declined',
    email: 'declined@paypal.test',
    says: 'Declined when charged',
    outcome: { kind: 'declined', declineCode: 'generic_decline' },
  },
  {
    key: 'paypal-insufficient-funds',
    email: 'poor@paypal.test',
    says: 'Insufficient funds when charged',
    outcome: { kind: 'declined', declineCode: 'insufficient_funds' },
  },
  {
    key: 'paypal-fraud',
    email: 'fraud@paypal.test',
    says: 'Blocked as fraud when charged',
    outcome: { kind: 'declined', declineCode: 'fraudulent' },
  },
]

/** What an instrument does when it is charged. */
export const outcomeOf = ({ kind, key }: Instrument): CardOutcome =>
  (kind === 'card'
    ? testCardOfKey(key)?.outcome
    : payPalAccounts.find((account) => account.key === key)?.outcome) ?? {
    kind: 'declined',
    declineCode: 'generic_decline',
  }

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
