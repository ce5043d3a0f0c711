import { randomUUID } from 'node:crypto'
import type { Store } from '../store/createStore.ts'
import type { Authentication, Instrument, Nonce } from './entities.ts'
import { outcomeOf, payPalAccounts } from './instruments.ts'

/** Creates a single-use token of an instrument. The token is marked when the card's bank requires 3-D Secure. */
export const mintNonce = (
  store: Store,
  instrument: Instrument,
  { now, authentication }: { now: Date; authentication?: Authentication },
): Nonce =>
  store.save<'braintree.nonce'>({
    id: randomUUID(),
    object: 'braintree.nonce',
    instrument,
    authentication: authentication ?? (outcomeOf(instrument).kind === 'challenge' ? 'required' : 'none'),
    consumed: false,
    createdAt: now.toISOString(),
  })

type Fake = {
  readonly key: string
  readonly authentication?: Authentication
  readonly consumed?: true
  readonly hasAgreement?: true
}

const fakes: Readonly<Record<string, Fake>> = {
  'fake-valid-nonce': { key: 'visa-braintree' },
  'fake-valid-visa-nonce': { key: 'visa-braintree' },
  'fake-valid-mastercard-nonce': { key: 'mastercard' },
  'fake-valid-amex-nonce': { key: 'amex' },
  'fake-valid-discover-nonce': { key: 'discover' },
  'fake-valid-debit-nonce': { key: 'visa-braintree' },
  'fake-valid-prepaid-nonce': { key: 'visa-braintree' },
  'fake-consumed-nonce': { key: 'visa-braintree', consumed: true },
  'fake-processor-declined-visa-nonce': { key: 'declined-braintree' },
  'fake-processor-declined-mastercard-nonce': { key: 'declined-braintree' },
  'fake-processor-declined-amex-nonce': { key: 'declined-braintree' },
  'fake-processor-declined-discover-nonce': { key: 'declined-braintree' },
  'fake-gateway-rejected-fraud-nonce': { key: 'fraud-braintree' },
  'fake-three-d-secure-visa-full-authentication-nonce': {
    key: 'challenge-braintree',
    authentication: 'authenticated',
  },
  'fake-three-d-secure-two-visa-successful-step-up-authentication-nonce': {
    key: 'challenge-braintree',
    authentication: 'authenticated',
  },
  'fake-three-d-secure-visa-failed-authentication-nonce': {
    key: 'challenge-braintree',
    authentication: 'failed',
  },
  'fake-paypal-one-time-nonce': { key: 'paypal' },
  'fake-paypal-billing-agreement-nonce': { key: 'paypal', hasAgreement: true },
  // The sandbox adds these nonces; Braintree chooses such outcomes by amount.
  'fake-insufficient-funds-nonce': { key: 'insufficient-funds' },
  'fake-three-d-secure-required-nonce': { key: 'challenge-braintree', authentication: 'required' },
  'fake-slow-nonce': { key: 'slow' },
  'fake-hang-after-nonce': { key: 'hang-after' },
  'fake-hang-before-nonce': { key: 'hang-before' },
  'fake-paypal-declined-nonce': { key: 'paypal-declined' },
  'fake-paypal-insufficient-funds-nonce': { key: 'paypal-insufficient-funds' },
}

/** The instrument of a PayPal test account or a test card, by its key. The buyer of an account may agree to later payments. */
export const instrumentOf = (key: string, now: Date, hasAgreement = false): Instrument => {
  const account = payPalAccounts.find((candidate) => candidate.key === key)
  return account
    ? {
        kind: 'paypal',
        key,
        email: account.email,
        ...(hasAgreement ? { billingAgreement: `B-${key.toUpperCase()}` } : {}),
      }
    : { kind: 'card', key, cardholder: 'Test Card', expMonth: 12, expYear: now.getFullYear() + 3 }
}

/** Finds a nonce by its id. The documented test nonces can be used any number of times. */
export const nonceOf = (store: Store, id: string, now: Date): Nonce | undefined => {
  const fake = Object.hasOwn(fakes, id) ? fakes[id] : undefined
  if (!fake) return store.find('braintree.nonce', id)
  return {
    id,
    object: 'braintree.nonce',
    instrument: instrumentOf(fake.key, now, fake.hasAgreement),
    authentication: fake.authentication ?? 'none',
    consumed: fake.consumed ?? false,
    createdAt: now.toISOString(),
  }
}

/** Marks a nonce as used. */
export const consume = (store: Store, nonce: Nonce): void => {
  if (!Object.hasOwn(fakes, nonce.id)) store.save<'braintree.nonce'>({ ...nonce, consumed: true })
}
