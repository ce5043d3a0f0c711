import Stripe from 'stripe'
import { expect } from 'vitest'
import { type RunningSandbox, SHOP } from './startSandbox.ts'

/** A shop that calls a sandbox with Stripe's official client. */
export const stripeShop = (
  { port, url, settings }: RunningSandbox,
  { timeoutMs = 20_000 }: { timeoutMs?: number } = {},
) => {
  const stripe = new Stripe(settings.stripe.secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: timeoutMs,
  })

  /** Enters a card on the hosted page, as a shopper without JavaScript does. */
  const enterCard = async (number: string, customer?: string): Promise<string> => {
    const session = await stripe.checkout.sessions.create({
      mode: 'setup',
      currency: 'usd',
      success_url: `${SHOP}/back?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${SHOP}/cancel`,
      ...(customer ? { customer } : {}),
    })
    const entered = await fetch(`${url}/pay/${session.id}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ number, expiry: '12 / 30', cvc: '123', name: 'Marianne Hale' }),
    })
    expect(entered.headers.get('location')).toBe(`${SHOP}/back?session=${session.id}`)
    const done = await stripe.checkout.sessions.retrieve(session.id)
    const intent = await stripe.setupIntents.retrieve(String(done.setup_intent))
    return String(intent.payment_method)
  }

  /** Authorises 50.76 US dollars on a card, for an order. */
  const authorise = (
    paymentMethod: string,
    {
      key,
      order = 'SV-1',
      ...more
    }: { key?: string; order?: string } & Partial<Stripe.PaymentIntentCreateParams> = {},
  ) =>
    stripe.paymentIntents.create(
      {
        amount: 5076,
        currency: 'usd',
        payment_method: paymentMethod,
        confirm: true,
        capture_method: 'manual',
        metadata: { order_number: order },
        ...more,
      },
      key ? { idempotencyKey: key } : {},
    )

  return { stripe, enterCard, authorise }
}
