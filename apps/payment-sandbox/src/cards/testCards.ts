import { approved, challenge, declined, fault, type Outcome } from './outcome.ts'

/** A card number that the sandbox accepts. The sandbox stores only `key`. */
export type TestCard = {
  readonly key: string
  readonly number: string
  readonly brand: 'visa' | 'mastercard' | 'amex' | 'discover'
  readonly label: string
  readonly outcome: Outcome
}

const card = (
  key: string,
  number: string,
  brand: TestCard['brand'],
  label: string,
  outcome: Outcome,
): TestCard => ({ key, number, brand, label: label, outcome })

/** The accepted card numbers: those that the providers document, and three that simulate bad connections. */
export const testCards: readonly TestCard[] = [
  card('visa', '4242424242424242', 'visa', 'Approved', approved),
  card('visa-braintree', '4111111111111111', 'visa', 'Approved', approved),
  card('mastercard', '5555555555554444', 'mastercard', 'Approved', approved),
  card('amex', '378282246310005', 'amex', 'Approved', approved),
  card('discover', '6011111111111117', 'discover', 'Approved', approved),
  card('declined', '4000000000000002', 'visa', 'Declined', declined('generic_decline')),
  card('declined-braintree', '4000111111111115', 'visa', 'Declined', declined('generic_decline')),
  card(
    'insufficient-funds',
    '4000000000009995',
    'visa',
    'Insufficient funds',
    declined('insufficient_funds'),
  ),
  card('fraud', '4100000000000019', 'visa', 'Blocked as fraud', declined('fraudulent')),
  card('fraud-braintree', '4000111111111511', 'visa', 'Blocked as fraud', declined('fraudulent')),
  card('challenge', '4000002760003184', 'visa', '3-D Secure challenge', challenge),
  card('challenge-braintree', '4000000000001091', 'visa', '3-D Secure challenge', challenge),
  card('slow', '4000000000070005', 'visa', 'Approved after three seconds', fault('slow')),
  card('hang-after', '4000000000070013', 'visa', 'Charged, then silence', fault('hang-after')),
  card('hang-before', '4000000000070021', 'visa', 'Silence, not charged', fault('hang-before')),
]

export const testCard = (number: string): TestCard | undefined =>
  testCards.find((candidate) => candidate.number === number)

export const testCardOfKey = (key: string): TestCard | undefined =>
  testCards.find((candidate) => candidate.key === key)
