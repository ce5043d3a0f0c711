import { Hono } from 'hono'
import type { CallerEnv } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import type { Period, Subscriptions } from './createSubscriptions.ts'

type Dependencies = { readonly callers: Callers; readonly subscriptions: Subscriptions }

const renderPeriod = ({ name, isPlus, orderNumber, startsAt, endsAt, cents, currency }: Period) => ({
  name,
  isPlus,
  orderNumber,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  cents,
  currency,
})

/** The subscriptions of a customer. */
export const subscriptionRoutes = ({ callers, subscriptions }: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/subscriptions', callers.requireCustomer)
  app.get('/subscriptions', async (context) => {
    const periods = await subscriptions.list(context.get('caller').customerId ?? '')
    return context.json({ subscriptions: periods.map(renderPeriod) })
  })
  return app
}
