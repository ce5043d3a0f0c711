import Stripe from 'stripe'
import type { Settings } from '../../settings/settings.ts'
import type { Authorisation, CardProvider, Charge, PaymentStatus, ProviderEvent } from '../paymentProvider.ts'
import { stripeCards } from './stripeCards.ts'
import { isMissing, stripeClient } from './stripeClient.ts'

type StripeSettings = Pick<Settings, 'STRIPE_API_URL' | 'STRIPE_WEBHOOK_SECRET' | 'PROVIDER_TIMEOUT_SECONDS'>

const fraudCodes = ['fraudulent', 'stolen_card', 'lost_card', 'merchant_blacklist', 'pickup_card']

const statuses: Readonly<Record<string, PaymentStatus>> = {
  requires_action: 'approval',
  requires_confirmation: 'approval',
  processing: 'approval',
  requires_capture: 'authorised',
  succeeded: 'captured',
}

const outcome = (intent: Stripe.PaymentIntent): Authorisation => {
  const url = intent.next_action?.redirect_to_url?.url
  if (intent.status === 'requires_action' && url) return { kind: 'approval', reference: intent.id, url }
  return statuses[intent.status] === 'authorised' || statuses[intent.status] === 'captured'
    ? { kind: 'authorised', reference: intent.id }
    : { kind: 'declined', fraud: false }
}

const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state'

/** Whether Stripe refused for good, so that a retry would have the same result. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError

/** Cards through Stripe's payment intents with manual capture. */
export const createStripeProvider = (secretKey: string, settings: StripeSettings): CardProvider => {
  const stripe = stripeClient(secretKey, settings)
  const statusOf = async (reference: string): Promise<PaymentStatus> =>
    statuses[(await stripe.paymentIntents.retrieve(reference)).status] ?? 'ended'

  const create = ({ key, amountCents, currency, ...charge }: Charge, customer?: string) =>
    stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: currency.toLowerCase(),
        payment_method: charge.token,
        confirm: true,
        capture_method: 'manual',
        metadata: { order_number: charge.orderNumber, attempt: key },
        ...(charge.isOffSession ? { off_session: true } : { return_url: charge.returnUrl }),
        ...(customer ? { customer } : {}),
      },
      { idempotencyKey: `${key}:authorise${customer ? ':customer' : ''}` },
    )

  /** Authorises a charge. A card that was stored for later belongs to a customer at Stripe, whose id has to be sent. */
  const createOfOwner = async (charge: Charge): Promise<Stripe.PaymentIntent> => {
    const customer = charge.isOffSession ? await ownerOf(charge.token) : undefined
    try {
      return await create(charge, customer)
    } catch (error) {
      const isOwned =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'payment_method'
      const owner = isOwned && !customer ? await ownerOf(charge.token) : undefined
      if (!owner) throw error
      return create(charge, owner)
    }
  }
  const ownerOf = async (token: string): Promise<string | undefined> => {
    const { customer } = await stripe.paymentMethods.retrieve(token)
    return typeof customer === 'string' ? customer : customer?.id
  }

  const authorise = async (charge: Charge): Promise<Authorisation> => {
    try {
      return outcome(await createOfOwner(charge))
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError)
        return { kind: 'declined', fraud: fraudCodes.includes(error.decline_code ?? '') }
      // An unknown token can never be charged.
      if (isMissing(error)) return { kind: 'declined', fraud: false }
      throw error
    }
  }

  return {
    name: 'stripe',
    paymentInterface: () => 'stripe',
    ...stripeCards(stripe),
    authorise,
    statusOf,
    referenceOf: async ({ key }) => {
      const { data } = await stripe.paymentIntents.search({ query: `metadata['attempt']:'${key}'` })
      return data.find((intent) => intent.status in statuses)?.id
    },
    capture: async (reference, key) => {
      try {
        await stripe.paymentIntents.capture(reference, {}, { idempotencyKey: `${key}:capture` })
        return { kind: 'captured' }
      } catch (error) {
        if (!isRefusal(error)) throw error
        return (await statusOf(reference)) === 'captured' ? { kind: 'captured' } : { kind: 'refused' }
      }
    },
    release: async (reference, key) => {
      const status = await statusOf(reference)
      if (status === 'ended') return
      try {
        if (status === 'captured')
          await stripe.refunds.create({ payment_intent: reference }, { idempotencyKey: `${key}:refund` })
        else await stripe.paymentIntents.cancel(reference, {}, { idempotencyKey: `${key}:void` })
      } catch (error) {
        // An earlier run may have released the payment without receiving the response.
        const refunded =
          error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
        if (!refunded && !isUnexpectedState(error)) throw error
      }
    },
    refund: async (reference, { key, name, cents }) => {
      // Stripe deletes idempotency keys after a day, so an earlier refund is looked up first.
      for await (const earlier of stripe.refunds.list({ payment_intent: reference, limit: 100 }))
        if (earlier.metadata?.refund === key) return
      await stripe.refunds.create(
        { payment_intent: reference, amount: cents, metadata: { refund: key, return_number: name } },
        { idempotencyKey: key },
      )
    },
    readEvent: async ({ body, header }): Promise<ProviderEvent | 'forged'> => {
      const secret = settings.STRIPE_WEBHOOK_SECRET
      if (!secret) return 'forged'
      try {
        const event = stripe.webhooks.constructEvent(body, header('stripe-signature') ?? '', secret)
        const subject = event.data.object
        const orderNumber = 'metadata' in subject ? subject.metadata?.order_number : undefined
        return { id: event.id, kind: event.type, orderNumber: orderNumber ?? undefined }
      } catch {
        return 'forged'
      }
    },
  }
}
