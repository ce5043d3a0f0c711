import { Hono } from 'hono'
import { html } from 'hono/html'
import type { BraintreeAccount } from '../braintree/account.ts'
import { payPalAccounts } from '../braintree/instruments.ts'
import { instrumentOf, mintNonce } from '../braintree/nonces.ts'
import { contentSecurity, newNonce } from '../html/contentSecurity.ts'
import { page } from '../html/page.ts'
import { isOfShop, originsOf, withParameters } from '../http/returnUrl.ts'
import { decimal, minorUnits } from '../money/decimal.ts'
import { popupScript } from './popupScript.ts'

const amountOf = (amount: string | undefined, currency: string | undefined): string | undefined => {
  const cents = amount && currency ? minorUnits(amount, currency) : undefined
  return cents === undefined || !currency
    ? undefined
    : `${decimal(cents, currency)} ${currency.toUpperCase()}`
}

const choices = payPalAccounts.map(
  (
    { key, email, label },
    at,
  ) => html`<label class="choice"><input type="radio" name="account" value="${key}" ${at === 0 ? 'checked' : ''}>
<span>${email}<br><span class="note">${label}</span></span></label>`,
)

/**
 * PayPal's page: the buyer approves or cancels. It redirects to `return_url` with a Braintree nonce (or to
 * `cancel_url`), and with the shop's `state`; with `display=popup` it sends a message to the opener instead. With
 * `request_billing_agreement=true` the buyer agrees to later payments, too, so that the shop can save the account.
 */
export const payPalRoutes = ({ store, now }: BraintreeAccount, shopOrigins: readonly string[]): Hono => {
  const app = new Hono()

  app.all('/paypal/approve', async (context) => {
    const {
      return_url: returnUrl = '',
      cancel_url: cancelUrl = returnUrl,
      state,
      display,
      request_billing_agreement: agreement,
    } = context.req.query()
    if (!isOfShop(returnUrl, shopOrigins) || !isOfShop(cancelUrl, shopOrigins))
      return context.text(
        'return_url and cancel_url must lead to a shop listed in PAYMENT_SANDBOX_SHOP_ORIGINS.',
        422,
      )
    const hasAgreement = agreement === 'true'
    const nonce = newNonce()
    context.header('content-security-policy', contentSecurity(nonce, [], originsOf(returnUrl, cancelUrl)))
    if (context.req.method !== 'POST') {
      const amount = amountOf(context.req.query('amount'), context.req.query('currency'))
      return context.html(
        page({
          title: 'PayPal test page',
          nonce,
          body: html`<main><h1>Pay with PayPal</h1>
<p>${amount ? html`The shop asks for <strong>${amount}</strong>. ` : ''}This is the payment sandbox’s PayPal page. No money moves.</p>
${hasAgreement ? html`<p>You also agree that the shop keeps this account and charges later orders to it.</p>` : ''}
<form method="post"><fieldset><legend>Test account</legend>${choices}</fieldset>
<button name="answer" value="approve">Agree and continue</button>
<button class="quiet" name="answer" value="cancel">Cancel and go back to the shop</button></form></main>`,
        }),
      )
    }
    const form = await context.req.formData().catch(() => new FormData())
    const account = payPalAccounts.find(({ key }) => key === form.get('account')) ?? payPalAccounts[0]
    const result =
      form.get('answer') === 'approve' && account
        ? {
            to: returnUrl,
            given: {
              nonce: mintNonce(store, instrumentOf(account.key, now(), hasAgreement), { now: now() }).id,
              payer_email: account.email,
            },
          }
        : { to: cancelUrl, given: { cancelled: 'true' } }
    const back = withParameters(result.to, { state, ...result.given }) ?? result.to
    if (display !== 'popup') return context.redirect(back, 303)
    return context.html(
      page({
        title: 'Back to the shop',
        nonce,
        body: html`<main><h1>Thank you</h1><p><a href="${back}">Back to the shop</a></p></main>`,
        script: popupScript({
          shopOrigin: new URL(returnUrl).origin,
          message: { type: 'paypal:answer', state, ...result.given },
          back,
        }),
      }),
    )
  })

  return app
}
