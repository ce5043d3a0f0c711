import { Hono } from 'hono'
import { html } from 'hono/html'
import { readCard } from '../cards/readCard.ts'
import { cardFields } from '../html/cardForm.ts'
import { contentSecurity, newNonce } from '../html/contentSecurity.ts'
import { page } from '../html/page.ts'
import type { Store } from '../store/createStore.ts'
import { createPaymentMethod } from '../stripe/paymentMethods.ts'
import { fieldsScript } from './script.ts'

/** Card fields that a shop embeds as a frame of the provider's origin: numbers never reach the shop. */
export const cardFieldsRoutes = (store: Store, shopOrigins: readonly string[], publicUrl: string): Hono => {
  const app = new Hono()

  app.get('/fields', (context) => {
    const shop = shopOrigins.find((origin) => origin === context.req.query('origin'))
    if (!shop) return context.text('This shop is not listed in PAYMENT_SANDBOX_SHOP_ORIGINS.', 403)
    const nonce = newNonce()
    context.header('content-security-policy', contentSecurity(nonce, shopOrigins))
    return context.html(
      page({
        title: 'Card fields',
        nonce,
        bare: 'bare',
        body: html`<form novalidate>${cardFields({})}<button hidden>Use this card</button></form>`,
        script: fieldsScript(shop),
      }),
    )
  })

  app.post('/fields/cards', async (context) => {
    if (context.req.header('origin') !== new URL(publicUrl).origin) return context.json({ problems: {} }, 403)
    const form = await context.req.formData()
    const field = (name: string): string => String(form.get(name) ?? '')
    const read = readCard(
      { number: field('number'), expiry: field('expiry'), cvc: field('cvc'), name: field('name') },
      new Date(),
    )
    if ('problems' in read) return context.json({ problems: read.problems }, 422)
    const { id, card } = createPaymentMethod(store, read.card)
    return context.json({
      id,
      brand: card.brand,
      last4: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
    })
  })

  return app
}
