import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { readCardForm } from '../cards/readCardForm.ts'
import { cardFields, type Refused } from '../html/cardForm.ts'
import { contentSecurity, newNonce } from '../html/contentSecurity.ts'
import { page } from '../html/page.ts'
import { originsOf } from '../http/returnUrl.ts'
import type { Account } from '../stripe/account.ts'
import { type CheckoutSession, createEntity, newId } from '../stripe/entities.ts'
import { createPaymentMethod } from '../stripe/paymentMethods.ts'

const returnUrl = (session: CheckoutSession): string =>
  session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id)

/** Stripe's hosted card page, for shops and shoppers without JavaScript: enter the card, return to the shop. */
export const hostedPageRoutes = ({ store, now }: Account): Hono => {
  const app = new Hono()

  const show = (context: Context, session: CheckoutSession, refused?: Refused) => {
    const nonce = newNonce()
    context.header('content-security-policy', contentSecurity(nonce, [], originsOf(session.success_url)))
    return context.html(
      page({
        title: 'Card details',
        nonce,
        body: html`<main>
<h1>Card details</h1>
<p>You are on the payment provider’s own page. Nothing is charged now; a card is charged when you place an order.</p>
<form method="post" novalidate>${cardFields(refused)}<button>Use this card</button></form>
<p class="note"><a href="${session.cancel_url}">Back to the shop without a card</a></p>
</main>`,
      }),
      refused ? 422 : 200,
    )
  }

  app.get('/pay/:id', (context) => {
    const session = store.find('checkout.session', context.req.param('id'))
    if (!session) return context.text('This payment page does not exist.', 404)
    return session.status === 'complete' ? context.redirect(returnUrl(session), 303) : show(context, session)
  })

  app.post('/pay/:id', async (context) => {
    const session = store.find('checkout.session', context.req.param('id'))
    if (!session) return context.text('This payment page does not exist.', 404)
    if (session.status === 'complete') return context.redirect(returnUrl(session), 303)
    const read = await readCardForm(context, now())
    if ('problems' in read) return show(context, session, read)
    const method = createPaymentMethod(store, read.card, { now: now(), customer: session.customer })
    const base = createEntity('setup_intent', 'seti', now())
    store.save<'setup_intent'>({
      ...base,
      client_secret: newId(`${base.id}_secret`),
      customer: session.customer,
      last_setup_error: null,
      metadata: {},
      next_action: null,
      payment_method: method.id,
      status: 'succeeded',
      usage: 'off_session',
    })
    store.save<'checkout.session'>({ ...session, status: 'complete', setup_intent: base.id })
    return context.redirect(returnUrl(session), 303)
  })

  return app
}
