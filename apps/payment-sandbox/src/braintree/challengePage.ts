import { Hono } from 'hono'
import { html } from 'hono/html'
import { challengeForm } from '../html/challengeForm.ts'
import { contentSecurity, newNonce } from '../html/contentSecurity.ts'
import { page } from '../html/page.ts'
import { isOfShop, originsOf, withParameters } from '../http/returnUrl.ts'
import { minorUnits } from '../money/decimal.ts'
import type { BraintreeAccount } from './account.ts'
import { consume, mintNonce } from './nonces.ts'

/**
 * The bank's page for a card nonce. The shopper approves or refuses and returns to `return_url` with the shop's
 * `state` and a new nonce that contains the result.
 */
export const braintreeChallengePage = (
  { store, now }: BraintreeAccount,
  shopOrigins: readonly string[],
): Hono => {
  const app = new Hono()

  app.all('/braintree/three-d-secure/:nonce', async (context) => {
    const returnUrl = context.req.query('return_url') ?? ''
    if (!isOfShop(returnUrl, shopOrigins))
      return context.text('return_url must lead to a shop listed in PAYMENT_SANDBOX_SHOP_ORIGINS.', 422)
    const challenged = store.find('braintree.nonce', context.req.param('nonce'))
    const nonce = newNonce()
    context.header('content-security-policy', contentSecurity(nonce, [], originsOf(returnUrl)))
    if (!challenged || challenged.consumed || challenged.authentication !== 'required')
      return context.html(
        page({
          title: 'Nothing to confirm',
          nonce,
          body: html`<main><h1>Nothing to confirm</h1><p>This card was already confirmed or refused. <a href="${returnUrl}">Go back to the shop</a></p></main>`,
        }),
        404,
      )
    if (context.req.method !== 'POST') {
      const currency = context.req.query('currency') ?? 'USD'
      const cents = minorUnits(context.req.query('amount') ?? '', currency)
      const body = challengeForm(cents === undefined ? undefined : { cents, currency })
      return context.html(page({ title: 'Confirm your card', nonce, body }))
    }
    const form = await context.req.formData().catch(() => new FormData())
    const approved = form.get('answer') === 'approve'
    consume(store, challenged)
    const confirmed = mintNonce(store, challenged.instrument, {
      now: now(),
      authentication: approved ? 'authenticated' : 'failed',
    })
    const to = withParameters(returnUrl, {
      state: context.req.query('state'),
      nonce: confirmed.id,
      liability_shifted: String(approved),
    })
    return context.redirect(to ?? returnUrl, 303)
  })

  return app
}
