import { declined, type Outcome } from '../cards/outcome.ts'
import { testCardOfKey } from '../cards/testCards.ts'
import type { Account } from './account.ts'
import { challengeOf } from './challenge.ts'
import { type Charge, createEntity, type PaymentIntent, type PaymentMethod } from './entities.ts'
import { paymentMethodOf } from './paymentMethods.ts'
import { invalidRequest, type Result, type StripeFailure } from './stripeError.ts'
import { unexpectedState } from './unexpectedState.ts'

const messages: Readonly<Record<string, string>> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  fraudulent: 'Your card was declined.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
}

const createCharge = (
  { store, now }: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  declineCode: string | undefined,
): Charge => {
  const captured = declineCode === undefined && intent.capture_method !== 'manual'
  return store.save<'charge'>({
    ...createEntity('charge', 'ch', now()),
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    captured,
    currency: intent.currency,
    customer: intent.customer,
    failure_code: declineCode === undefined ? null : 'card_declined',
    metadata: intent.metadata,
    paid: declineCode === undefined,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: method.card },
    refunded: false,
    status: declineCode === undefined ? 'succeeded' : 'failed',
  })
}

const decline = (
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  declineCode: string,
): StripeFailure => {
  const charge = createCharge(account, intent, method, declineCode)
  const error = {
    type: 'card_error',
    code: declineCode === 'authentication_required' ? 'authentication_required' : 'card_declined',
    decline_code: declineCode,
    message: messages[declineCode] ?? 'Your card was declined.',
    charge: charge.id,
    payment_method: method,
  } as const
  const failed = account.store.save<'payment_intent'>({
    ...intent,
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
    last_payment_error: error,
  })
  account.publish('payment_intent.payment_failed', failed)
  return { status: 402, error: { ...error, payment_intent: failed } }
}

/** Authorises an intent: with manual capture the amount is held, otherwise captured. */
export const authoriseIntent = (
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
): PaymentIntent => {
  const manual = intent.capture_method === 'manual'
  const authorised = account.store.save<'payment_intent'>({
    ...intent,
    amount_capturable: manual ? intent.amount : 0,
    amount_received: manual ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: createCharge(account, intent, method, undefined).id,
    next_action: null,
    payment_method: method.id,
    status: manual ? 'requires_capture' : 'succeeded',
  })
  account.publish(
    manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
    authorised,
  )
  return authorised
}

const unknownCard: Outcome = declined('generic_decline')

/** Confirms an intent: it is authorised, declined, or requires 3-D Secure. */
export const confirmIntent = (
  account: Account,
  intent: PaymentIntent,
  options: {
    readonly payment_method?: string | undefined
    readonly return_url?: string | undefined
    readonly off_session?: boolean | undefined
  },
): Result<PaymentIntent> => {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    return { failure: unexpectedState(intent, 'confirmed') }
  const token = options.payment_method ?? intent.payment_method
  if (!token)
    return {
      failure: invalidRequest(
        'You cannot confirm this PaymentIntent because it’s missing a payment method.',
        { code: 'payment_intent_unexpected_state' },
      ),
    }
  const found = paymentMethodOf(account.store, token, account.now())
  if ('failure' in found) return found
  const method = found.value
  if (method.customer !== null && method.customer !== intent.customer)
    return {
      failure: invalidRequest(
        'The provided PaymentMethod belongs to a Customer. Please include the Customer in the `customer` parameter on the PaymentIntent.',
        { param: 'payment_method' },
      ),
    }
  const outcome = testCardOfKey(method.metadata.sandbox_card)?.outcome ?? unknownCard
  if (outcome.kind === 'declined') return { failure: decline(account, intent, method, outcome.declineCode) }
  if (outcome.kind !== 'challenge') return { value: authoriseIntent(account, intent, method) }
  if (options.off_session) return { failure: decline(account, intent, method, 'authentication_required') }
  const challenged = account.store.save<'payment_intent'>({
    ...intent,
    next_action: challengeOf(account, intent.id, options.return_url),
    payment_method: method.id,
    status: 'requires_action',
  })
  account.publish('payment_intent.requires_action', challenged)
  return { value: challenged }
}
