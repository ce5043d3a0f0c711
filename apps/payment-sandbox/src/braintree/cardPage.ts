import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { readCardForm } from '../cards/readCardForm.ts'
import { cardFields, type Refused } from '../html/cardForm.ts'
import { contentSecurity, newNonce } from '../html/contentSecurity.ts'
import { page } from '../html/page.ts'
import { isOfShop, originsOf, withParameters } from '../http/returnUrl.ts'
import type { BraintreeAccount } from './account.ts'
import { mintNonce } from './nonces.ts'

/** The sentences that explain what happens to the card, by the purpose in the shop's URL. */
const purposes = {
  order: 'Your card is kept for this order only and charged when you place it.',
  save: 'The shop saves your card for later orders. Nothing is charged now.',
  'order-and-save': 'The shop saves your card for later orders, and charges it when you place this one.',
} as const

const purposeText = (purpose = 'order'): string =>
  Object.entries(purposes).find(([name]) => name === purpose)?.[1] ?? purposes.order

/**
 * A hosted page for a card, for shoppers without JavaScript. It redirects to `return_url` with a nonce and the
 * shop's `state`, or to `cancel_url`. If the card's bank requires 3-D Secure, it shows the bank's page first. With `purpose=save` it says that
 * the shop saves the card for later orders.
 */
export const braintreeCardPage = (
  { store, now, publicUrl }: BraintreeAccount,
  shopOrigins: readonly string[],
): Hono => {
  const app = new Hono()

  const show = (context: Context, returnUrl: string, refused?: Refused) => {
    const nonce = newNonce()
    context.header('content-security-policy', contentSecurity(nonce, [], originsOf(returnUrl)))
    const cancel =
      context.req.query('cancel_url') ??
      withParameters(returnUrl, { state: context.req.query('state'), cancelled: 'true' })
    return context.html(
      page({
        title: 'Card details',
        nonce,
        body: html`<main>
<h1>Card details</h1>
<p>You are on the payment provider’s own page. ${purposeText(context.req.query('purpose'))}</p>
<form method="post" novalidate>${cardFields(refused)}<button>Use this card</button></form>
<p class="note"><a href="${cancel}">Back to the shop without a card</a></p>
</main>`,
      }),
      refused ? 422 : 200,
    )
  }

  app.all('/braintree/card', async (context) => {
    const returnUrl = context.req.query('return_url') ?? ''
    const state = context.req.query('state')
    const cancelUrl = context.req.query('cancel_url') ?? returnUrl
    if (!isOfShop(returnUrl, shopOrigins) || !isOfShop(cancelUrl, shopOrigins))
      return context.text(
        'return_url and cancel_url must lead to a shop listed in PAYMENT_SANDBOX_SHOP_ORIGINS.',
        422,
      )
    if (context.req.method !== 'POST') return show(context, returnUrl)
    const read = await readCardForm(context, now())
    if ('problems' in read) return show(context, returnUrl, read)
    const { card } = read
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
    const to =
      nonce.authentication === 'required'
        ? withParameters(`${publicUrl}/braintree/three-d-secure/${nonce.id}`, {
            return_url: returnUrl,
            state,
          })
        : withParameters(returnUrl, { state, nonce: nonce.id })
    return context.redirect(to ?? returnUrl, 303)
  })

  return app
}
