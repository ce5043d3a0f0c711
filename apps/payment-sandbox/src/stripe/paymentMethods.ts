import type { Card } from '../cards/readCard.ts'
import { testCardOfKey, testCards } from '../cards/testCards.ts'
import type { Store } from '../store/createStore.ts'
import { createEntity, type PaymentMethod } from './entities.ts'
import { invalidRequest, missing, type Result } from './stripeError.ts'

/** Creates a token for a card. Only the key of the test card is stored. */
export const createPaymentMethod = (
  store: Store,
  card: Card,
  { now, customer = null }: { now: Date; customer?: string | null },
): PaymentMethod =>
  store.save<'payment_method'>({
    ...createEntity('payment_method', 'pm', now),
    type: 'card',
    customer,
    billing_details: { name: card.name },
    card: {
      brand: card.test.brand,
      last4: card.test.number.slice(-4),
      exp_month: card.expMonth,
      exp_year: card.expYear,
    },
    metadata: { sandbox_card: card.test.key },
  })

/**
 * Test card tokens from Stripe's documentation. The sandbox also accepts tokens of the form `pm_card_` plus a card's
 * key.
 */
const documented: Readonly<Record<string, string>> = {
  pm_card_visa_chargeDeclined: 'declined',
  pm_card_chargeDeclined: 'declined',
  pm_card_chargeDeclinedInsufficientFunds: 'insufficient-funds',
  pm_card_visa_chargeDeclinedInsufficientFunds: 'insufficient-funds',
  pm_card_chargeDeclinedFraudulent: 'fraud',
  pm_card_radarBlock: 'fraud',
  pm_card_authenticationRequired: 'challenge',
  pm_card_threeDSecure2Required: 'challenge',
}

/** Finds the card of a token. A documented test token becomes a new card each time. */
export const paymentMethodOf = (store: Store, id: string, now: Date): Result<PaymentMethod> => {
  const found = store.find('payment_method', id)
  if (found) return { value: found }
  const test = testCardOfKey(documented[id] ?? '') ?? testCards.find((card) => id === `pm_card_${card.key}`)
  if (!test) return { failure: missing('PaymentMethod', id, 'payment_method') }
  const card = { test, expMonth: 12, expYear: now.getFullYear() + 3, name: 'Test Card' }
  return { value: createPaymentMethod(store, card, { now }) }
}

/** Saves a card for a customer. */
export const attach = (
  store: Store,
  { id, customer, now }: { id: string; customer: string; now: Date },
): Result<PaymentMethod> => {
  const method = paymentMethodOf(store, id, now)
  if ('failure' in method) return method
  const owner = store.find('customer', customer)
  if (!owner || owner.deleted) return { failure: missing('customer', customer, 'customer') }
  if (method.value.customer !== null && method.value.customer !== customer)
    return {
      failure: invalidRequest('The payment method you provided has already been attached to a customer.', {
        code: 'payment_method_unexpected_state',
      }),
    }
  return { value: store.save<'payment_method'>({ ...method.value, customer }) }
}

/** Removes a card from its customer. */
export const detach = (store: Store, id: string): Result<PaymentMethod> => {
  const method = store.find('payment_method', id)
  if (!method) return { failure: missing('PaymentMethod', id, 'payment_method') }
  if (method.customer === null)
    return {
      failure: invalidRequest('The payment method you provided is not attached to a customer.', {
        code: 'payment_method_unexpected_state',
      }),
    }
  return { value: store.save<'payment_method'>({ ...method, customer: null }) }
}
