import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import type { Database } from '../db/openDatabase.ts'
import { supportMessages } from '../db/schema.ts'
import { readBody } from '../http/body.ts'
import { invalid } from '../http/invalid.ts'
import type { Limits } from '../limits/createLimits.ts'
import { tooMany } from '../limits/tooMany.ts'
import { operations } from '../openapi/operations.ts'
import type { PreferenceStore } from '../preferences/preferenceStore.ts'

type Dependencies = {
  readonly callers: Callers
  readonly preferences: PreferenceStore
  readonly limits: Limits
  readonly database: Database
}

/** E-mail options, and messages to customer support. */
export const contactRoutes = ({ callers, preferences, limits, database }: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/email-options', callers.customers)
  app.use('/support-messages', callers.welcomed)

  app.get('/email-options', async (context) =>
    context.json({ emails: await preferences.emails(ownerKey(context.get('caller'))) }),
  )
  app.put('/email-options', async (context) => {
    const body = await readBody(context, operations.saveEmailOptions.body)
    if (!body.ok) return invalid(context, body)
    await preferences.setEmails(ownerKey(context.get('caller')), body.value.emails)
    return context.json(body.value)
  })

  app.post('/support-messages', async (context) => {
    const body = await readBody(context, operations.sendSupportMessage.body)
    if (!body.ok) return invalid(context, body)
    const owner = ownerKey(context.get('caller'))
    const excess = await limits.take('support', owner)
    if (excess) return tooMany(context, excess)
    const id = randomUUID()
    await database.insert(supportMessages).values({ id, owner, ...body.value })
    return context.json({ ok: true, id }, 202)
  })

  return app
}
