import { type Context, Hono } from 'hono'
import type { Faults } from '../faults/createFaults.ts'
import type { Act } from '../faults/fault.ts'
import { type Failures, runWithFaults } from '../faults/runWithFaults.ts'
import type { BraintreeAccount } from './account.ts'
import { callOf } from './callOf.ts'
import { invalid, respond } from './operationResult.ts'
import { operations } from './operations.ts'

type Options = {
  readonly account: BraintreeAccount
  readonly faults: Faults
  readonly keys: { readonly publicKey: string; readonly privateKey: string }
}

const refusals: Partial<Record<Act, string>> = {
  authorise: '91577',
  cancel: '91504',
  capture: '91507',
  refund: '91506',
}

const failuresOf = (act: Act): Failures => ({
  serverError: (status) => new Response('', { status }),
  refused: () =>
    respond(
      invalid('transaction', {
        code: refusals[act] ?? '91577',
        attribute: 'base',
        message: 'The processor refused this for now. Try again later.',
      }),
    ),
})

/**
 * Parses the body as JSON; returns `undefined` for invalid JSON. An empty body is valid, because the official client
 * sends a JSON content type even without a body.
 */
const bodyOf = async (context: Context): Promise<{ readonly body: unknown } | undefined> => {
  const text = await context.req.text()
  if (text === '') return { body: undefined }
  try {
    const body: unknown = JSON.parse(text)
    return { body }
  } catch {
    return undefined
  }
}

/** The part of Braintree's API that the order service uses, at Braintree's own paths. */
export const braintreeRoutes = ({ account, faults, keys }: Options): Hono => {
  const app = new Hono()
  const known = `Basic ${Buffer.from(`${keys.publicKey}:${keys.privateKey}`).toString('base64')}`

  app.use('/merchants/:merchant/*', async (context, next) => {
    if (context.req.header('authorization') !== known) return new Response('', { status: 401 })
    if (context.req.param('merchant') !== account.merchantId) return new Response('', { status: 403 })
    return next()
  })

  for (const operation of operations)
    app.on(operation.method, `/merchants/:merchant${operation.path}`, async (context) => {
      const read = await bodyOf(context)
      if (!read) return new Response('', { status: 400 })
      const { body } = read
      const id = context.req.param('id') ?? ''
      const call = callOf(account.store, operation, { body, id, now: account.now() })
      return runWithFaults({ context, faults, call, failures: failuresOf(operation.act) }, () =>
        respond(account.store.batch(() => operation.run(account, body, id))),
      )
    })

  app.all('/merchants/*', () => new Response('', { status: 404 }))
  return app
}
