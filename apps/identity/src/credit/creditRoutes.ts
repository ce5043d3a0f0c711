import { Currency } from '@selvedge/identity-client/contract'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { CallerEnv } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import type { Ledger } from '../ledger/createLedger.ts'

/** The number of movements in the history. */
const SHOWN = 100

/** Store credit ("spoondollars"): balances and movements. */
export const creditRoutes = (callers: Callers, ledger: Ledger): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/store-credit', callers.requireCustomer)
  app.use('/store-credit/*', callers.requireCustomer)

  app.get('/store-credit', async (context) =>
    context.json({ balances: await ledger.balances(context.get('caller').customerId ?? '') }),
  )
  app.get('/store-credit/:currency', async (context) => {
    const parsed = v.safeParse(Currency, context.req.param('currency'))
    if (!parsed.success) return context.json({ kind: 'missing' }, 404)
    const { customerId = '' } = context.get('caller')
    return context.json({
      currency: parsed.output,
      cents: await ledger.balance(customerId, parsed.output),
      movements: await ledger.history(customerId, parsed.output, SHOWN),
    })
  })
  return app
}
