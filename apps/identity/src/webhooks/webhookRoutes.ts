import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../db/openDatabase.ts'
import { providerEvents } from '../db/schema.ts'
import { wakeAttempt } from '../order/approvalSweeper.ts'
import type { AttemptStore } from '../order/attemptStore.ts'
import type { Providers } from '../providers/createProviders.ts'

type Dependencies = {
  readonly providers: Providers
  readonly attempts: AttemptStore
  readonly database: Database
  readonly log: Logger
}

/**
 * Webhooks of the providers. An event only makes its order check the payment again, so a repeated, late or unordered
 * event changes nothing. A forged event is refused.
 */
export const webhookRoutes = ({ providers, attempts, database, log }: Dependencies): Hono => {
  const app = new Hono()
  app.post('/webhooks/:provider', async (context) => {
    const provider = providers.find(context.req.param('provider'))
    if (!provider?.readEvent) return context.json({ kind: 'missing' }, 404)
    const body = await context.req.text()
    const event = await provider.readEvent({ body, header: (name) => context.req.header(name) })
    if (event === 'forged') return context.json({ kind: 'forged' }, 400)
    const { id, kind, orderNumber } = event
    const attempt = orderNumber ? await attempts.byOrderNumber(orderNumber) : undefined
    // Wakes the order before storing the event. After a crash in between, the provider sends the event again.
    if (attempt?.approvalUrl) await wakeAttempt(attempt.id, id)
    const [isNew] = await database
      .insert(providerEvents)
      .values({ id: `${provider.name}:${id}`, provider: provider.name, kind })
      .onConflictDoNothing()
      .returning()
    log.info(
      { provider: provider.name, kind, attemptId: attempt?.id, again: !isNew },
      'provider event received',
    )
    return context.json({ received: true })
  })
  return app
}
