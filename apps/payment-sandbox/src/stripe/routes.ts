import { type Context, Hono } from 'hono'
import type { Faults } from '../faults/createFaults.ts'
import { type Failures, underFault } from '../faults/underFault.ts'
import { once, type Reply } from '../store/once.ts'
import type { Account } from './account.ts'
import { callOf } from './callOf.ts'
import { deleteCustomer } from './customers.ts'
import { expand } from './expand.ts'
import { operations } from './operations.ts'
import { parseForm } from './readForm.ts'
import { readings } from './reading.ts'
import { type Answer, invalidRequest } from './stripeError.ts'

type Options = { readonly account: Account; readonly faults: Faults; readonly secretKey: string }

const replyOf = (answer: Answer<unknown>): Reply =>
  'failure' in answer
    ? { status: answer.failure.status, body: { error: answer.failure.error } }
    : { status: 200, body: answer.value }

const send = (context: Context, { status, body }: Reply, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': String(context.get('requestId') ?? ''),
      ...headers,
    },
  })

const failuresOf = (context: Context): Failures => ({
  broken: (status) =>
    send(context, { status, body: { error: { type: 'api_error', message: 'Something went wrong.' } } }),
  refused: () =>
    send(context, {
      status: 402,
      body: {
        error: {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'try_again_later',
          message: 'Declined.',
        },
      },
    }),
})

const isKey = (secretKey: string, header: string | undefined): boolean =>
  header === `Bearer ${secretKey}` || header === `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`

const paths = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : Object.values(Object(value))).filter((path) => typeof path === 'string')

/** The part of the Stripe API that the order service uses, at the provider's own paths. */
export const stripeRoutes = ({ account, faults, secretKey }: Options): Hono => {
  const app = new Hono()
  const { store } = account

  app.use('/v1/*', async (context, next) =>
    isKey(secretKey, context.req.header('authorization'))
      ? next()
      : send(context, replyOf({ failure: invalidRequest('Invalid API Key provided.', { status: 401 }) })),
  )

  for (const operation of operations)
    app.post(operation.path, async (context) => {
      const body = await context.req.text()
      const form = parseForm(body)
      const id = context.req.param('id') ?? ''
      const work = (): Response => {
        const done = once(
          store,
          { key: context.req.header('idempotency-key'), request: `${context.req.path}\n${body}` },
          () => replyOf(operation.run(account, form, id)),
        )
        if ('conflict' in done)
          return send(context, {
            status: 400,
            body: {
              error: {
                type: 'idempotency_error',
                message:
                  'Keys for idempotent requests can only be used with the same parameters they were first used with.',
              },
            },
          })
        const { status, body: answered } = done.reply
        return send(
          context,
          { status, body: status === 200 ? expand(store, answered, paths(form.expand)) : answered },
          done.replayed ? { 'idempotent-replayed': 'true' } : {},
        )
      }
      const call = callOf(store, operation, form, id)
      return underFault({ context, faults, call, failures: failuresOf(context) }, work)
    })

  for (const { path, act, read } of readings)
    app.get(path, (context) => {
      const id = context.req.param('id') ?? ''
      const query = new URL(context.req.url).searchParams
      const asked = paths(parseForm(query.toString()).expand)
      return underFault(
        {
          context,
          faults,
          call: { provider: 'stripe', act, references: [id] },
          failures: failuresOf(context),
        },
        () => {
          const reply = replyOf(read(account, query, id))
          return send(context, {
            ...reply,
            body: reply.status === 200 ? expand(store, reply.body, asked) : reply.body,
          })
        },
      )
    })

  app.delete('/v1/customers/:id', (context) =>
    send(context, replyOf(deleteCustomer(account, context.req.param('id')))),
  )

  app.all('/v1/*', (context) =>
    send(
      context,
      replyOf({
        failure: invalidRequest(`Unrecognized request URL (${context.req.method}: ${context.req.path}).`, {
          status: 404,
        }),
      }),
    ),
  )
  return app
}
