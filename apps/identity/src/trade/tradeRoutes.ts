import { FindCustomerDocument } from '@selvedge/commerce-client/server'
import { Hono } from 'hono'
import type { CallerEnv } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { type Commerce, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Limits } from '../limits/createLimits.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import type { TradeApplications } from './tradeApplications.ts'

type Dependencies = {
  readonly callers: Callers
  readonly commerce: Commerce
  readonly limits: Limits
  readonly applications: TradeApplications
}

/** A customer's application for trade prices. */
export const tradeRoutes = ({ callers, commerce, limits, applications }: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/trade-application', callers.requireCustomer)

  const findState = async (customerId: string) => {
    const row = await applications.find(customerId)
    const { state = null, company = null, resaleNumber = null, website = null } = row ?? {}
    return { state, company, resaleNumber, website }
  }

  app.get('/trade-application', async (context) =>
    context.json(await findState(context.get('caller').customerId ?? '')),
  )

  app.post('/trade-application', async (context) => {
    const body = await readBody(context, operations.applyForTrade.body)
    if (!body.ok) return invalidBody(context, body)
    const { customerId: id = '' } = context.get('caller')
    const exceeded = await limits.consume('tradeApplication', id)
    if (exceeded) return tooManyRequests(context, exceeded)
    const { customer } = valueOrThrow(await runQuery(commerce.server, FindCustomerDocument, { id }))
    if (!customer) return context.json({ kind: 'unauthorized' }, 401)
    await applications.apply(customer, body.value)
    return context.json(await findState(id))
  })

  return app
}
