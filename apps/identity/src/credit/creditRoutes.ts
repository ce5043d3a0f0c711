import { Currency } from '@selvedge/identity-client/contract'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { CallerEnv } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import type { Database } from '../db/openDatabase.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Ledger } from '../ledger/createLedger.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import { redeemGiftCard } from './giftCards.ts'

/** The number of movements in the history. */
const SHOWN = 100

type Dependencies = {
  readonly callers: Callers
  readonly ledger: Ledger
  readonly database: Database
  readonly limits: Limits
  readonly sources: SourceRules
}

/** Routes that return the balances and movements of store credit ("spoondollars"). */
export const creditRoutes = ({
  callers,
  ledger,
  database,
  limits,
  sources,
}: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/store-credit/*', callers.requireCustomer)

  app.get('/store-credit', async (context) =>
    context.json({ balances: await ledger.balances(context.get('caller').customerId ?? '') }),
  )
  app.post('/store-credit/redeem', async (context) => {
    const body = await readBody(context, operations.redeemGiftCard.body)
    if (!body.ok) return invalidBody(context, body)
    const { customerId = '' } = context.get('caller')
    const exceeded =
      (await limits.consume('giftCard', customerId)) ??
      (await limits.consume('giftCardSource', sourceOf(context, sources)))
    if (exceeded) return tooManyRequests(context, exceeded)
    const redeemed = await redeemGiftCard(database, ledger, customerId, body.value.code)
    return redeemed ? context.json(redeemed) : context.json({ kind: 'refused' }, 422)
  })

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
