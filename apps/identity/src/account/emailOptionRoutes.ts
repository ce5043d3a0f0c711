import { Hono } from 'hono'
import { type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import { operations } from '../openapi/operations.ts'
import type { PreferenceStore } from '../preferences/preferenceStore.ts'

type Dependencies = {
  readonly callers: Callers
  readonly preferences: PreferenceStore
}

/** Routes that read and set how often a customer gets mail from the shop. */
export const emailOptionRoutes = ({ callers, preferences }: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/email-options', callers.requireCustomer)

  app.get('/email-options', async (context) =>
    context.json({ emails: await preferences.emails(ownerKey(context.get('caller'))) }),
  )
  app.put('/email-options', async (context) => {
    const body = await readBody(context, operations.saveEmailOptions.body)
    if (!body.ok) return invalidBody(context, body)
    await preferences.setEmails(ownerKey(context.get('caller')), body.value.emails)
    return context.json(body.value)
  })

  return app
}
