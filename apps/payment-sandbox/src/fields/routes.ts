import { Hono } from 'hono'
import { html } from 'hono/html'
import { mintNonce } from '../braintree/nonces.ts'
import type { Card } from '../cards/readCard.ts'
import { readCardForm } from '../cards/readCardForm.ts'
import { cardFields } from '../html/cardForm.ts'
import { contentSecurity, newNonce } from '../html/contentSecurity.ts'
import { page } from '../html/page.ts'
import type { Store } from '../store/createStore.ts'
import { createPaymentMethod } from '../stripe/paymentMethods.ts'
import { fieldsScript } from './script.ts'

type Options = {
  readonly store: Store
  readonly now: () => Date
  readonly shopOrigins: readonly string[]
  readonly publicUrl: string
}

/**
 * The card fields. A shop embeds them in a frame from the provider's origin, so that card numbers never reach the shop.
 */
export const cardFieldsRoutes = ({ store, now, shopOrigins, publicUrl }: Options): Hono => {
  const app = new Hono()

  const braintreeToken = (card: Card) => {
    const nonce = mintNonce(
      store,
      {
        kind: 'card',
        key: card.test.key,
        cardholder: card.name,
        expMonth: card.expMonth,
        expYear: card.expYear,
      },
      { now: now() },
    )
    return {
      id: nonce.id,
      // The page to visit before the charge if the card's bank requires 3-D Secure.
      ...(nonce.authentication === 'required'
        ? { challengeUrl: `${publicUrl}/braintree/three-d-secure/${nonce.id}` }
        : {}),
    }
  }

  app.get('/fields', (context) => {
    const shop = shopOrigins.find((origin) => origin === context.req.query('origin'))
    if (!shop) return context.text('This shop is not listed in PAYMENT_SANDBOX_SHOP_ORIGINS.', 403)
    const provider = context.req.query('provider') ?? 'stripe'
    if (provider !== 'stripe' && provider !== 'braintree')
      return context.text('The provider of card fields is stripe or braintree.', 422)
    const theme = context.req.query('theme') ?? 'light'
    if (theme !== 'light' && theme !== 'dark')
      return context.text('The theme of card fields is light or dark.', 422)
    const nonce = newNonce()
    context.header('content-security-policy', contentSecurity(nonce, shopOrigins))
    return context.html(
      page({
        title: 'Card fields',
        nonce,
        bare: 'bare',
        theme,
        body: html`<form novalidate data-provider="${provider}">${cardFields()}<button hidden>Use this card</button></form>`,
        script: fieldsScript(shop),
      }),
    )
  })

  app.post('/fields/cards', async (context) => {
    if (context.req.header('origin') !== new URL(publicUrl).origin) return context.json({ problems: {} }, 403)
    const read = await readCardForm(context, now())
    if ('problems' in read) return context.json({ problems: read.problems }, 422)
    const { card } = read
    const token =
      context.req.query('provider') === 'braintree'
        ? braintreeToken(card)
        : { id: createPaymentMethod(store, card, { now: now() }).id }
    return context.json({
      ...token,
      brand: card.test.brand,
      last4: card.test.number.slice(-4),
      expMonth: card.expMonth,
      expYear: card.expYear,
    })
  })

  return app
}
