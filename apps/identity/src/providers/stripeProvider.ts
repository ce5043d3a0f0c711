import Stripe from 'stripe'
import type { Settings } from '../settings/settings.ts'
import type { CardProvider, SavedCard } from './cardProvider.ts'

const clientOf = ({ STRIPE_SECRET_KEY, STRIPE_API_URL }: Settings): Stripe => {
  // Repeats are the workflow's business: it knows how often and for how long.
  const common = { maxNetworkRetries: 0, timeout: 10_000, telemetry: false }
  if (!STRIPE_API_URL) return new Stripe(STRIPE_SECRET_KEY, common)
  const { hostname, port, protocol } = new URL(STRIPE_API_URL)
  return new Stripe(STRIPE_SECRET_KEY, {
    ...common,
    host: hostname,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  })
}

const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

const fraudCodes = ['fraudulent', 'stolen_card', 'lost_card', 'merchant_blacklist', 'pickup_card']

/** Cards through Stripe's payment intents with manual capture. */
export const createStripeProvider = (settings: Settings): CardProvider => {
  const stripe = clientOf(settings)

  const card = async (token: string): Promise<SavedCard | undefined> => {
    try {
      const method = await stripe.paymentMethods.retrieve(token)
      if (!method.card) return undefined
      return {
        token,
        brand: method.card.brand,
        last4: method.card.last4,
        expMonth: method.card.exp_month,
        expYear: method.card.exp_year,
      }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  return {
    paymentInterface: 'stripe',
    card,
    cardPage: async ({ cartId, currency, successUrl, cancelUrl }) => {
      const session = await stripe.checkout.sessions.create({
        mode: 'setup',
        currency: currency.toLowerCase(),
        success_url: successUrl,
        cancel_url: cancelUrl,
        metadata: { cart_id: cartId },
      })
      if (!session.url) throw new Error('The payment provider gave no page.')
      return session.url
    },
    cardOfPage: async (session, cartId) => {
      try {
        const found = await stripe.checkout.sessions.retrieve(session)
        const setup = idOf(found.setup_intent)
        if (found.metadata?.cart_id !== cartId || !setup) return undefined
        const token = idOf((await stripe.setupIntents.retrieve(setup)).payment_method)
        return token ? card(token) : undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    authorise: async ({ key, amountCents, currency, token, orderNumber }) => {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: currency.toLowerCase(),
            payment_method: token,
            confirm: true,
            capture_method: 'manual',
            metadata: { order_number: orderNumber },
          },
          { idempotencyKey: `${key}:authorise` },
        )
        return intent.status === 'requires_capture'
          ? { kind: 'authorised', reference: intent.id }
          : { kind: 'declined', fraud: false }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError)
          return { kind: 'declined', fraud: fraudCodes.includes(error.decline_code ?? '') }
        // A token the provider does not know cannot be charged, however often it is tried.
        if (isMissing(error)) return { kind: 'declined', fraud: false }
        throw error
      }
    },
    capture: async (reference, key) => {
      await stripe.paymentIntents.capture(reference, {}, { idempotencyKey: `${key}:capture` })
    },
    voidAuthorisation: async (reference, key) => {
      await stripe.paymentIntents.cancel(reference, {}, { idempotencyKey: `${key}:void` })
    },
  }
}
