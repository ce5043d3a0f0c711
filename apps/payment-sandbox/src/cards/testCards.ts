/** What a test number does when it is charged. */
export type CardOutcome =
  | { readonly kind: 'approved' }
  | {
      readonly kind: 'declined'
      readonly declineCode: 'generic_decline' | 'insufficient_funds' | 'fraudulent'
    }

/** A number the sandbox takes. `key` is what it keeps of it. */
export type TestCard = {
  readonly key: string
  readonly number: string
  readonly brand: string
  readonly says: string
  readonly outcome: CardOutcome
}

/** The numbers that the sandbox knows, as the provider documents them. */
export const testCards: readonly TestCard[] = [
  { key: 'visa', number: '4242424242424242', brand: 'visa', says: 'Approved', outcome: { kind: 'approved' } },
  {
    key: 'mastercard',
    number: '5555555555554444',
    brand: 'mastercard',
    says: 'Approved',
    outcome: { kind: 'approved' },
  },
  { key: 'amex', number: '378282246310005', brand: 'amex', says: 'Approved', outcome: { kind: 'approved' } },
  {
    key: 'declined',
    number: '4000000000000002',
    brand: 'visa',
    says: 'Declined',
    outcome: { kind: 'declined', declineCode: 'generic_decline' },
  },
  {
    key: 'insufficient-funds',
    number: '4000000000009995',
    brand: 'visa',
    says: 'Insufficient funds',
    outcome: { kind: 'declined', declineCode: 'insufficient_funds' },
  },
  {
    key: 'fraud',
    number: '4100000000000019',
    brand: 'visa',
    says: 'Blocked as fraud',
    outcome: { kind: 'declined', declineCode: 'fraudulent' },
  },
]

export const testCard = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number)

export const testCardOfKey = (key: string): TestCard | undefined => testCards.find((card) => card.key === key)
