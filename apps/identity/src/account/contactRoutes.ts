import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import type { Database } from '../db/openDatabase.ts'
import { supportMessages } from '../db/schema.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Limits } from '../limits/createLimits.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import type { PreferenceStore } from '../preferences/preferenceStore.ts'

type Dependencies = {
  readonly callers: Callers
  readonly preferences: PreferenceStore
  readonly limits: Limits
  readonly database: Database
}

/** Email options, and messages to customer support. */
export const contactRoutes = ({ callers, preferences, limits, database }: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/email-options', callers.requireCustomer)
  app.use('/support-messages', callers.ensureCaller)

  app.get('/email-options', async (context) =>
    context.json({ emails: await preferences.emails(ownerKey(context.get('caller'))) }),
  )
  app.put('/email-options', async (context) => {
    const body = await readBody(context, operations.saveEmailOptions.body)
    if (!body.ok) return invalidBody(context, body)
    await preferences.setEmails(ownerKey(context.get('caller')), body.value.emails)
    return context.json(body.value)
  })

  app.post('/support-messages', async (context) => {
    const body = await readBody(context, operations.sendSupportMessage.body)
    if (!body.ok) return invalidBody(context, body)
    const owner = ownerKey(context.get('caller'))
    const exceeded = await limits.consume('support', owner)
    if (exceeded) return tooManyRequests(context, exceeded)
    const id = randomUUID()
    await database.insert(supportMessages).values({ id, owner, ...body.value })
    return context.json({ ok: true, id }, 202)
  })

  return app
}
