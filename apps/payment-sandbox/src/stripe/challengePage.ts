import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { challengeForm } from '../html/challengeForm.ts'
import { contentSecurity, newNonce } from '../html/contentSecurity.ts'
import { page } from '../html/page.ts'
import { originsOf, withParameters } from '../http/returnUrl.ts'
import type { Account } from './account.ts'
import { authoriseIntent } from './confirmIntent.ts'
import type { PaymentIntent, SetupIntent } from './entities.ts'
import { succeedSetup } from './setupIntents.ts'

const refusal = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
} as const

const completeChallenge = (
  account: Account,
  intent: PaymentIntent | SetupIntent,
  approved: boolean,
): PaymentIntent | SetupIntent => {
  const { store, publish } = account
  if (intent.object === 'setup_intent') {
    const done = approved ? succeedSetup(account, intent) : undefined
    if (done && 'value' in done) return done.value
    return store.save<'setup_intent'>({
      ...intent,
      last_setup_error: { ...refusal, code: 'setup_intent_authentication_failure' },
      next_action: null,
      payment_method: null,
      status: 'requires_payment_method',
    })
  }
  const method = store.find('payment_method', intent.payment_method ?? '')
  if (approved && method) return authoriseIntent(account, intent, method)
  const failed = store.save<'payment_intent'>({
    ...intent,
    last_payment_error: refusal,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  publish('payment_intent.payment_failed', failed)
  return failed
}

const returnUrlOf = (
  challenged: PaymentIntent | SetupIntent,
  completed: PaymentIntent | SetupIntent,
): string | undefined => {
  const url = challenged.next_action?.redirect_to_url.return_url
  const succeeded = completed.status === 'succeeded' || completed.status === 'requires_capture'
  return url
    ? withParameters(url, {
        [completed.object]: completed.id,
        [`${completed.object}_client_secret`]: completed.client_secret,
        redirect_status: succeeded ? 'succeeded' : 'failed',
      })
    : undefined
}

/** The bank's page of a 3-D Secure challenge: the shopper approves or refuses and returns to the shop. */
export const challengePage = (account: Account): Hono => {
  const app = new Hono()
  const find = (context: Context): PaymentIntent | SetupIntent | undefined => {
    const id = context.req.param('id') ?? ''
    const intent = account.store.find('payment_intent', id) ?? account.store.find('setup_intent', id)
    return intent?.status === 'requires_action' ? intent : undefined
  }
  const show = (context: Context, body: unknown, returnUrl: string | null | undefined, status: 200 | 404) => {
    const nonce = newNonce()
    context.header('content-security-policy', contentSecurity(nonce, [], originsOf(returnUrl)))
    return context.html(page({ title: 'Confirm your payment', nonce, body }), status)
  }
  const showNothing = (context: Context) =>
    show(
      context,
      html`<main><h1>Nothing to confirm</h1><p>This payment was already confirmed or refused. Go back to the shop.</p></main>`,
      undefined,
      404,
    )

  app.get('/three-d-secure/:id', (context) => {
    const intent = find(context)
    if (!intent) return showNothing(context)
    const amount =
      intent.object === 'payment_intent' ? { cents: intent.amount, currency: intent.currency } : undefined
    return show(context, challengeForm(amount), intent.next_action?.redirect_to_url.return_url, 200)
  })

  app.post('/three-d-secure/:id', async (context) => {
    const intent = find(context)
    if (!intent) return showNothing(context)
    const form = await context.req.formData().catch(() => new FormData())
    const done = completeChallenge(account, intent, form.get('answer') === 'approve')
    const back = returnUrlOf(intent, done)
    return back
      ? context.redirect(back, 303)
      : show(context, html`<main><h1>Thank you</h1><p>You can close this page.</p></main>`, undefined, 200)
  })

  return app
}
