import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { contentSecurity, newNonce } from '../html/contentSecurity.ts'
import { page } from '../html/page.ts'
import { originsOf, withParameters } from '../http/returnUrl.ts'
import type { AfterpayAccount } from './account.ts'
import type { AfterpayCheckout } from './entities.ts'
import { shoppers } from './shoppers.ts'

const returnUrlOf = (checkout: AfterpayCheckout): string => {
  const confirmed = checkout.state !== 'cancelled'
  const url = confirmed ? checkout.confirmUrl : checkout.cancelUrl
  const status = confirmed ? 'SUCCESS' : 'CANCELLED'
  return withParameters(url, { status, orderToken: checkout.id }) ?? url
}

const choices = shoppers.map(
  (
    { key, label },
    at,
  ) => html`<label class="choice"><input type="radio" name="shopper" value="${key}" ${at === 0 ? 'checked' : ''}>
<span>${label}</span></label>`,
)

/** The checkout after the shopper's decision; `undefined` when the form contains none. */
const decideCheckout = (checkout: AfterpayCheckout, form: FormData): AfterpayCheckout | undefined => {
  const shopper = shoppers.find(({ key }) => key === form.get('shopper')) ?? shoppers[0]
  if (form.get('answer') === 'cancel') return { ...checkout, state: 'cancelled' }
  return form.get('answer') === 'approve' && shopper
    ? { ...checkout, state: 'approved', shopper: shopper.key }
    : undefined
}

/** Afterpay's page: the shopper approves or cancels, and returns to the shop with a status and the order's token. */
export const afterpayPage = ({ store, now }: AfterpayAccount): Hono => {
  const app = new Hono()

  const show = (
    context: Context,
    body: unknown,
    checkout: AfterpayCheckout | undefined,
    status: 200 | 404,
  ) => {
    const nonce = newNonce()
    const targets = originsOf(checkout?.confirmUrl, checkout?.cancelUrl)
    context.header('content-security-policy', contentSecurity(nonce, [], targets))
    return context.html(page({ title: 'Afterpay test page', nonce, body }), status)
  }

  app.all('/afterpay/checkout/:token', async (context) => {
    const checkout = store.find('afterpay.checkout', context.req.param('token'))
    if (!checkout || checkout.expiresAt < now().toISOString())
      return show(
        context,
        html`<main><h1>Nothing to approve</h1><p>This order does not exist or has expired. Go back to the shop.</p></main>`,
        undefined,
        404,
      )
    if (checkout.state !== 'open') return context.redirect(returnUrlOf(checkout), 303)
    const form =
      context.req.method === 'POST'
        ? await context.req.formData().catch(() => new FormData())
        : new FormData()
    const decided = decideCheckout(checkout, form)
    if (decided) return context.redirect(returnUrlOf(store.save<'afterpay.checkout'>(decided)), 303)
    return show(
      context,
      html`<main><h1>Pay in four with Afterpay</h1>
<p>The shop asks for <strong>${checkout.amount.amount} ${checkout.amount.currency}</strong>. This is the payment sandbox’s Afterpay page. No money moves.</p>
<form method="post">
<fieldset><legend>Test shopper</legend>${choices}</fieldset>
<button name="answer" value="approve">Approve</button>
<button class="quiet" name="answer" value="cancel">Cancel and go back to the shop</button>
</form></main>`,
      checkout,
      200,
    )
  })

  return app
}
