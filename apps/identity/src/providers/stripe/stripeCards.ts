import Stripe from 'stripe'
import type { CardPageOptions, CardProvider, SavedPayment } from '../paymentProvider.ts'
import { isMissing } from './stripeClient.ts'

const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id

const orMissing = async <Value>(run: () => Promise<Value | undefined>): Promise<Value | undefined> => {
  try {
    return await run()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

type Cards = Required<
  Pick<CardProvider, 'tokenOf' | 'read' | 'find' | 'cardPage' | 'tokenOfPage' | 'forget' | 'storeForLater'>
>

/** Cards at Stripe: by their token, or entered on Stripe's page. */
export const stripeCards = (stripe: Stripe): Cards => {
  const find = (token: string): Promise<SavedPayment | undefined> =>
    orMissing(async () => {
      const { card } = await stripe.paymentMethods.retrieve(token)
      return (
        card && {
          kind: 'card',
          provider: 'stripe',
          token,
          brand: card.brand,
          last4: card.last4,
          expMonth: card.exp_month,
          expYear: card.exp_year,
        }
      )
    })

  return {
    // At Stripe, the token from the card fields is also the token of the stored card.
    tokenOf: (token) => token,
    read: find,
    find,
    cardPage: async ({ owner, currency, successUrl, cancelUrl }: CardPageOptions) => {
      const session = await stripe.checkout.sessions.create({
        mode: 'setup',
        currency: currency.toLowerCase(),
        success_url: successUrl,
        cancel_url: cancelUrl,
        metadata: { cart_id: owner },
      })
      if (!session.url) throw new Error('The payment provider gave no page.')
      return session.url
    },
    tokenOfPage: (session, owner) =>
      orMissing(async () => {
        const found = await stripe.checkout.sessions.retrieve(session)
        const setup = idOf(found.setup_intent)
        if (found.metadata?.cart_id !== owner || !setup) return undefined
        return idOf((await stripe.setupIntents.retrieve(setup)).payment_method)
      }),
    storeForLater: async (token, customerId) =>
      (await orMissing(async () => {
        if ((await stripe.paymentMethods.retrieve(token)).customer) return true
        const { id } = await stripe.customers.create(
          { metadata: { customer_id: customerId } },
          { idempotencyKey: `${token}:customer` },
        )
        await stripe.paymentMethods.attach(token, { customer: id })
        return true
      })) ?? false,
    forget: async (token) => {
      await stripe.paymentMethods.detach(token).catch((error: unknown) => {
        // Ignores the refusal of a card that has no customer at Stripe: such a card cannot be used again anyway.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      })
    },
  }
}
