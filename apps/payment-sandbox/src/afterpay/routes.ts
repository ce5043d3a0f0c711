import { type Context, Hono } from 'hono'
import type { Faults } from '../faults/createFaults.ts'
import { type Failures, runWithFaults } from '../faults/runWithFaults.ts'
import { type Reply, withIdempotency } from '../store/withIdempotency.ts'
import type { AfterpayAccount } from './account.ts'
import { callOf, requestIdOf } from './callOf.ts'
import { findCheckout } from './checkouts.ts'
import { failure } from './failure.ts'
import { configuration } from './limits.ts'
import { listPayments } from './listPayments.ts'
import { operations } from './operations.ts'
import { renderPayment } from './renderPayment.ts'

type Options = {
  readonly account: AfterpayAccount
  readonly faults: Faults
  readonly keys: { readonly merchantId: string; readonly secretKey: string }
}

const send = ({ status, body }: Reply): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const failures: Failures = {
  serverError: (status) => send(failure(status, 'internal_error', 'Something went wrong.')),
  refused: () => send(failure(412, 'precondition_failed', 'This was refused for now. Try again later.')),
}

const bodyOf = async (context: Context): Promise<{ readonly body: unknown } | undefined> => {
  const text = await context.req.text()
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text)
    return { body }
  } catch {
    return undefined
  }
}

/** The part of Afterpay's API (v2) that the order service uses, at Afterpay's own paths. */
export const afterpayRoutes = ({ account, faults, keys }: Options): Hono => {
  const app = new Hono()
  const { store } = account
  const known = `Basic ${Buffer.from(`${keys.merchantId}:${keys.secretKey}`).toString('base64')}`

  app.use('/v2/*', async (context, next) =>
    context.req.header('authorization') === known
      ? next()
      : send(failure(401, 'unauthorized', 'Merchant id or secret key are wrong.')),
  )

  for (const operation of operations)
    app.post(operation.path, async (context) => {
      const read = await bodyOf(context)
      if (!read) return send(failure(400, 'bad_request', 'The body must be JSON.'))
      const { body } = read
      const id = context.req.param('id') ?? ''
      const requestId = requestIdOf(body)
      const work = (): Response => {
        const done = withIdempotency(
          store,
          {
            key: requestId && `afterpay_${context.req.path}_${requestId}`,
            request: JSON.stringify(body),
          },
          () => operation.run(account, body, id),
        )
        return send(
          'conflict' in done
            ? failure(409, 'conflict', 'This requestId was already used with another body.')
            : done.reply,
        )
      }
      return runWithFaults({ context, faults, call: callOf(store, operation, { body, id }), failures }, work)
    })

  const reading = (path: string, read: (context: Context) => Reply): void => {
    app.get(path, (context) => {
      const references = [context.req.param('id') ?? '']
      return runWithFaults(
        { context, faults, call: { provider: 'afterpay', act: 'find', references }, failures },
        () => send(read(context)),
      )
    })
  }

  reading('/v2/configuration', () => ({ status: 200, body: configuration }))
  reading('/v2/checkouts/:id', (context) => findCheckout(account, context.req.param('id') ?? ''))
  reading('/v2/payments', (context) => ({
    status: 200,
    body: listPayments(store.list('afterpay.payment'), new URL(context.req.url).searchParams),
  }))
  reading('/v2/payments/:id', (context) => {
    const id = context.req.param('id') ?? ''
    const token = /^token:(.+)$/.exec(id)?.[1]
    const payment = store.find(
      'afterpay.payment',
      token === undefined ? id : (store.find('afterpay.checkout', token)?.payment ?? ''),
    )
    return payment
      ? { status: 200, body: renderPayment(payment) }
      : failure(404, 'not_found', 'There is no payment with this id.')
  })

  app.all('/v2/*', () => send(failure(404, 'not_found', 'There is nothing at this address.')))
  return app
}
