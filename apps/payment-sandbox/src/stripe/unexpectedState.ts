import type { PaymentIntent } from './entities.ts'
import type { StripeFailure } from './stripeError.ts'

/** The error for an operation that an intent's status does not allow. */
export const unexpectedState = (intent: PaymentIntent, act: string): StripeFailure => ({
  status: 400,
  error: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent could not be ${act} because it has a status of ${intent.status}.`,
    payment_intent: intent,
  },
})
