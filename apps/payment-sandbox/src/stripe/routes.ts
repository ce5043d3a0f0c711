import { type Context, Hono } from 'hono'
import qs from 'qs'
import type { Store } from '../store/createStore.ts'
import { type CheckoutSession, newId } from './entities.ts'
import type { Faults } from './faults.ts'
import { once, type Reply } from './idempotency.ts'
import { cancelIntent, captureIntent, confirmIntent, refundIntent } from './paymentIntents.ts'
import { invalidRequest, missing, type StripeFailure } from './stripeError.ts'

type Options = {
  readonly store: Store
  readonly faults: Faults
  readonly secretKey: string
  readonly publicUrl: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}

const replyOf = (answer: { readonly value: unknown } | { readonly failure: StripeFailure }): Reply =>
  'failure' in answer
    ? { status: answer.failure.status, body: { error: answer.failure.error } }
    : { status: 200, body: answer.value }

const send = (context: Context, { status, body }: Reply): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'request-id': context.get('requestId') ?? '' },
  })

const never = (): Promise<never> => new Promise(() => {})

/** The part of the Stripe API that the order service uses, at the provider's own paths. */
export const stripeRoutes = ({ store, faults, secretKey, publicUrl }: Options): Hono => {
  const app = new Hono()

  app.use('/v1/*', async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${secretKey}`)
      return send(context, replyOf({ failure: invalidRequest('Invalid API Key provided.', 401) }))
    return next()
  })

  const post = (
    path: string,
    act: string,
    run: (form: Record<string, unknown>, id: string) => Reply,
  ): void => {
    app.post(path, async (context) => {
      const body = await context.req.text()
      const form = qs.parse(body, { plainObjects: true, depth: 5 })
      const fault = faults.take(act)
      if (fault === 'error-500')
        return send(context, {
          status: 500,
          body: { error: { type: 'api_error', message: 'Something went wrong.' } },
        })
      if (fault === 'hang-before') return never()
      const key = context.req.header('idempotency-key')
      const reply = once(store, key, `${context.req.path}\n${body}`, () =>
        run(form, context.req.param('id') ?? ''),
      )
      return fault === 'hang-after' ? never() : send(context, reply)
    })
  }

  post('/v1/payment_intents', 'authorise', (form) =>
    replyOf(
      confirmIntent(store, {
        amount: Number(text(form.amount)),
        currency: text(form.currency),
        paymentMethod: text(form.payment_method),
        captureMethod: text(form.capture_method) || 'automatic',
        metadata: texts(form.metadata),
      }),
    ),
  )
  post('/v1/payment_intents/:id/capture', 'capture', (_, id) => replyOf(captureIntent(store, id)))
  post('/v1/payment_intents/:id/cancel', 'cancel', (_, id) => replyOf(cancelIntent(store, id)))
  post('/v1/refunds', 'refund', (form) => replyOf(refundIntent(store, text(form.payment_intent))))

  post('/v1/checkout/sessions', 'session', (form) => {
    if (form.mode !== 'setup')
      return replyOf({ failure: invalidRequest('Only mode=setup is supported by the sandbox.') })
    const id = newId('cs_test')
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      mode: 'setup',
      created: Math.floor(Date.now() / 1000),
      currency: text(form.currency) || null,
      status: 'open',
      success_url: text(form.success_url),
      cancel_url: text(form.cancel_url),
      setup_intent: null,
      url: `${publicUrl}/pay/${id}`,
      metadata: texts(form.metadata),
    }
    return { status: 200, body: store.save(session) }
  })

  const kinds = {
    payment_intents: 'payment_intent',
    payment_methods: 'payment_method',
    setup_intents: 'setup_intent',
    'checkout/sessions': 'checkout.session',
  } as const
  for (const [path, kind] of Object.entries(kinds))
    app.get(`/v1/${path}/:id`, (context) => {
      const id = context.req.param('id')
      const found = store.find(kind, id)
      return send(context, found ? { status: 200, body: found } : replyOf({ failure: missing(kind, id) }))
    })

  app.all('/v1/*', (context) =>
    send(
      context,
      replyOf({ failure: invalidRequest(`Unrecognized request URL (${context.req.path}).`, 404) }),
    ),
  )
  return app
}
