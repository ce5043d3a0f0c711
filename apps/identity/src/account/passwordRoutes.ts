import {
  ChangeMyPasswordDocument,
  FindCustomerDocument,
  ResetPasswordDocument,
} from '@selvedge/commerce-client/server'
import { Hono } from 'hono'
import type { CallerEnv } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { type Commerce, runMutation, runQuery, valueOrRefusal, valueOrThrow } from '../commerce/commerce.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { subjectFrom } from '../limits/subjectFrom.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import type { DeviceStore } from '../session/deviceStore.ts'
import type { SessionStore } from '../session/sessionStore.ts'
import type { EmailChanges } from './emailChanges.ts'
import type { SignIn } from './signIn.ts'

type Dependencies = {
  readonly callers: Callers
  readonly commerce: Commerce
  readonly limits: Limits
  readonly sessions: SessionStore
  readonly devices: DeviceStore
  readonly emailChanges: EmailChanges
  readonly signIn: SignIn
  /**
   * Starts the workflow that emails the link, and returns before the workflow looks for the account of the email
   * address.
   */
  readonly startPasswordReset: (email: string) => Promise<void>
  readonly sources: SourceRules
}

/** The message for a failed reset (spec §8). */
const RESET_FAILED = 'Invalid token or password, please try again.'

/** Routes for forgotten, reset and changed passwords. */
export const passwordRoutes = (dependencies: Dependencies): Hono<CallerEnv> => {
  const { callers, commerce, limits, sessions, devices, emailChanges, signIn, startPasswordReset, sources } =
    dependencies
  const app = new Hono<CallerEnv>()
  app.use('/password/change', callers.requireCustomer)

  app.post('/password/forgot', async (context) => {
    const body = await readBody(context, operations.forgotPassword.body)
    if (!body.ok) return invalidBody(context, body)
    const { email } = body.value
    const source = sourceOf(context, sources)
    const exceeded =
      (await limits.consume('reset', subjectFrom(source, email))) ??
      (await limits.consume('resetSource', source))
    if (exceeded) return tooManyRequests(context, exceeded)
    // Above the limit, no further mail is sent, but no request is refused: strangers may have sent the earlier
    // requests.
    if (!(await limits.consume('resetMails', email))) await startPasswordReset(email)
    return context.json({ ok: true }, 202)
  })

  app.post('/password/reset', async (context) => {
    const body = await readBody(context, operations.resetPassword.body)
    if (!body.ok) return invalidBody(context, body)
    const source = sourceOf(context, sources)
    const exceeded = await limits.check('codes', source)
    if (exceeded) return tooManyRequests(context, exceeded)
    const reset = valueOrRefusal(
      await runMutation(commerce.server, ResetPasswordDocument, {
        tokenValue: body.value.token,
        newPassword: body.value.password,
      }),
    )
    const customer = reset.ok ? reset.value.customerResetPassword : undefined
    if (!customer) {
      await limits.consume('codes', source)
      return context.json({ kind: 'refused', message: RESET_FAILED }, 422)
    }
    await emailChanges.cancel(customer.id)
    await sessions.endOthers(customer.id)
    await devices.forgetAll(customer.id)
    await limits.reset('login', subjectFrom(source, customer.email))
    return context.json({ ok: true })
  })

  app.post('/password/change', async (context) => {
    const body = await readBody(context, operations.changePassword.body)
    if (!body.ok) return invalidBody(context, body)
    const { currentPassword, newPassword, device } = body.value
    const caller = context.get('caller')
    const customerId = caller.customerId ?? ''
    const { customer } = valueOrThrow(
      await runQuery(commerce.server, FindCustomerDocument, { id: customerId }),
    )
    if (!customer) return context.json({ kind: 'unauthorized' }, 401)
    const subject = subjectFrom(sourceOf(context, sources), customer.email)
    const exceeded = await limits.consume('login', subject)
    if (exceeded) return tooManyRequests(context, exceeded)
    const changed = valueOrRefusal(
      await runMutation(commerce.as(caller.token), ChangeMyPasswordDocument, {
        version: customer.version,
        currentPassword,
        newPassword,
      }),
    )
    if (!changed.ok)
      return changed.problem.code === 'InvalidCurrentPassword'
        ? context.json({ kind: 'credentials' }, 401)
        : context.json({ kind: 'refused' }, 422)
    await emailChanges.cancel(customerId)
    await limits.reset('login', subject)
    await sessions.endOthers(customerId, caller.session?.id)
    await devices.forgetAll(customerId)
    // The platform revokes all tokens of the customer with the old password, including this caller's.
    const tokens = await commerce.flows.customer(customer.email, newPassword)
    if (!tokens.ok) return context.json({ kind: 'unavailable' }, 503)
    const renewed = await signIn.renew(context, caller, tokens.value)
    const deviceId = await devices.add(customerId, renewed.tokens, device)
    return context.json({ ...renewed, ...(deviceId ? { deviceId } : {}) })
  })

  return app
}
