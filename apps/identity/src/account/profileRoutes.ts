import { Hono } from 'hono'
import type { CallerEnv } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import type { AccountDeletions } from '../personalData/accountDeletions.ts'
import type { PersonalDataExport } from '../personalData/exportPersonalData.ts'
import type { DeviceStore } from '../session/deviceStore.ts'
import type { PasswordCheck } from './checkPassword.ts'
import type { EmailChanges } from './emailChanges.ts'

type Dependencies = {
  readonly callers: Callers
  readonly limits: Limits
  readonly sources: SourceRules
  readonly checkPassword: PasswordCheck
  readonly devices: DeviceStore
  readonly emailChanges: EmailChanges
  readonly deletions: AccountDeletions
  readonly exportPersonalData: PersonalDataExport
}

/** Routes of a customer's email address, devices, stored data, and deletion of the account. */
export const profileRoutes = (dependencies: Dependencies): Hono<CallerEnv> => {
  const { callers, limits, sources, checkPassword, devices, emailChanges, deletions } = dependencies
  const app = new Hono<CallerEnv>()
  for (const path of ['/email/change', '/devices', '/devices/*', '/personal-data', '/account-deletion'])
    app.use(path, callers.requireCustomer)

  app.post('/email/change', async (context) => {
    const body = await readBody(context, operations.requestEmailChange.body)
    if (!body.ok) return invalidBody(context, body)
    const caller = context.get('caller')
    const exceeded = await limits.consume('emailChange', caller.customerId ?? '')
    if (exceeded) return tooManyRequests(context, exceeded)
    const checked = await checkPassword(context, caller, body.value.password)
    if (!checked.ok) return checked.response
    const { customer } = checked
    if (customer.email.toLowerCase() === body.value.email.toLowerCase())
      return context.json({ kind: 'invalid', field: 'email' }, 422)
    return (await emailChanges.request(customer, body.value.email))
      ? context.json({ ok: true }, 202)
      : context.json({ kind: 'unavailable' }, 503)
  })

  app.post('/email/confirm', async (context) => {
    const body = await readBody(context, operations.confirmEmailChange.body)
    if (!body.ok) return invalidBody(context, body)
    const exceeded = await limits.consume('codes', sourceOf(context, sources))
    if (exceeded) return tooManyRequests(context, exceeded)
    return (await emailChanges.confirm(body.value.token))
      ? context.json({ ok: true })
      : context.json({ kind: 'refused' }, 422)
  })

  app.get('/devices', async (context) =>
    context.json({ devices: await devices.list(context.get('caller').customerId ?? '') }),
  )

  app.delete('/devices/:id', async (context) => {
    const { customerId = '' } = context.get('caller')
    return (await devices.end(customerId, context.req.param('id')))
      ? context.json({ devices: await devices.list(customerId) })
      : context.json({ kind: 'missing' }, 404)
  })

  app.get('/personal-data', async (context) => {
    const { customerId = '' } = context.get('caller')
    const exceeded = await limits.consume('personalData', customerId)
    if (exceeded) return tooManyRequests(context, exceeded)
    return context.json(await dependencies.exportPersonalData(context.get('caller')))
  })

  app.get('/account-deletion', async (context) =>
    context.json({ eraseAt: await deletions.eraseAt(context.get('caller').customerId ?? '') }),
  )

  app.post('/account-deletion', async (context) => {
    const body = await readBody(context, operations.requestAccountDeletion.body)
    if (!body.ok) return invalidBody(context, body)
    const checked = await checkPassword(context, context.get('caller'), body.value.password)
    if (!checked.ok) return checked.response
    return context.json({ eraseAt: await deletions.request(checked.customer) })
  })

  app.delete('/account-deletion', async (context) => {
    const { customerId = '' } = context.get('caller')
    return (await deletions.withdraw(customerId))
      ? context.json({ eraseAt: null })
      : context.json({ kind: 'refused' }, 422)
  })

  return app
}
