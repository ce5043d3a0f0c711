import { type Context, Hono } from 'hono'
import type { Faults } from '../faults/createFaults.ts'
import { type Failures, runWithFaults } from '../faults/runWithFaults.ts'
import { type Reply, withIdempotency } from '../store/withIdempotency.ts'
import type { Account } from './account.ts'
import { callOf } from './callOf.ts'
import { deleteCustomer } from './customers.ts'
import { expand } from './expand.ts'
import { operations } from './operations.ts'
import { parseForm } from './readForm.ts'
import { readOperations } from './readOperations.ts'
import { invalidRequest, type Result } from './stripeError.ts'

type Options = { readonly account: Account; readonly faults: Faults; readonly secretKey: string }

const toReply = (result: Result<unknown>): Reply =>
  'failure' in result
    ? { status: result.failure.status, body: { error: result.failure.error } }
    : { status: 200, body: result.value }

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
  serverError: (status) =>
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

/** The part of the Stripe API that the order service uses, at Stripe's own paths. */
export const stripeRoutes = ({ account, faults, secretKey }: Options): Hono => {
  const app = new Hono()
  const { store } = account

  app.use('/v1/*', async (context, next) =>
    isKey(secretKey, context.req.header('authorization'))
      ? next()
      : send(context, toReply({ failure: invalidRequest('Invalid API Key provided.', { status: 401 }) })),
  )

  for (const operation of operations)
    app.post(operation.path, async (context) => {
      const body = await context.req.text()
      const form = parseForm(body)
      const id = context.req.param('id') ?? ''
      const work = (): Response => {
        const done = withIdempotency(
          store,
          { key: context.req.header('idempotency-key'), request: `${context.req.path}\n${body}` },
          () => toReply(operation.run(account, form, id)),
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
        const { status, body: responseBody } = done.reply
        return send(
          context,
          { status, body: status === 200 ? expand(store, responseBody, paths(form.expand)) : responseBody },
          done.replayed ? { 'idempotent-replayed': 'true' } : {},
        )
      }
      const call = callOf(store, operation, form, id)
      return runWithFaults({ context, faults, call, failures: failuresOf(context) }, work)
    })

  for (const { path, act, read } of readOperations)
    app.get(path, (context) => {
      const id = context.req.param('id') ?? ''
      const query = new URL(context.req.url).searchParams
      const expandPaths = paths(parseForm(query.toString()).expand)
      return runWithFaults(
        {
          context,
          faults,
          call: { provider: 'stripe', act, references: [id] },
          failures: failuresOf(context),
        },
        () => {
          const reply = toReply(read(account, query, id))
          return send(context, {
            ...reply,
            body: reply.status === 200 ? expand(store, reply.body, expandPaths) : reply.body,
          })
        },
      )
    })

  app.delete('/v1/customers/:id', (context) =>
    send(context, toReply(deleteCustomer(account, context.req.param('id')))),
  )

  app.all('/v1/*', (context) =>
    send(
      context,
      toReply({
        failure: invalidRequest(`Unrecognized request URL (${context.req.method}: ${context.req.path}).`, {
          status: 404,
        }),
      }),
    ),
  )
  return app
}
