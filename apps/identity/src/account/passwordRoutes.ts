import {
  ChangeMyPasswordDocument,
  FindCustomerDocument,
  ResetPasswordDocument,
} from '@selvedge/commerce-client/server'
import { Hono } from 'hono'
import type { CallerEnv } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { answered, type Commerce, required, runMutation, runQuery } from '../commerce/commerce.ts'
import { readBody } from '../http/body.ts'
import { invalid } from '../http/invalid.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { tooMany } from '../limits/tooMany.ts'
import { operations } from '../openapi/operations.ts'
import type { SessionStore } from '../session/sessionStore.ts'
import type { SignIn } from './signIn.ts'

type Dependencies = {
  readonly callers: Callers
  readonly commerce: Commerce
  readonly limits: Limits
  readonly sessions: SessionStore
  readonly signIn: SignIn
  /** Begins the mail with the link; it returns before anything is looked up. */
  readonly askForReset: (email: string) => Promise<void>
  readonly sources: SourceRules
}

/** The shop's words for a reset that cannot be done (spec §8). */
const RESET_FAILED = 'Invalid token or password, please try again.'

/** Forgotten, reset and changed passwords. */
export const passwordRoutes = (dependencies: Dependencies): Hono<CallerEnv> => {
  const { callers, commerce, limits, sessions, signIn, askForReset, sources } = dependencies
  const app = new Hono<CallerEnv>()
  app.use('/password/change', callers.customers)

  app.post('/password/forgot', async (context) => {
    const body = await readBody(context, operations.forgotPassword.body)
    if (!body.ok) return invalid(context, body)
    const excess = await limits.take('reset', body.value.email)
    if (excess) return tooMany(context, excess)
    await askForReset(body.value.email)
    return context.json({ ok: true }, 202)
  })

  app.post('/password/reset', async (context) => {
    const body = await readBody(context, operations.resetPassword.body)
    if (!body.ok) return invalid(context, body)
    const source = sourceOf(context, sources)
    const excess = await limits.excess('codes', source)
    if (excess) return tooMany(context, excess)
    const reset = answered(
      await runMutation(commerce.server, ResetPasswordDocument, {
        tokenValue: body.value.token,
        newPassword: body.value.password,
      }),
    )
    const customer = reset.ok ? reset.value.customerResetPassword : undefined
    if (!customer) {
      await limits.take('codes', source)
      return context.json({ kind: 'refused', message: RESET_FAILED }, 422)
    }
    await sessions.endOthers(customer.id)
    await limits.forget('login', customer.email)
    return context.json({ ok: true })
  })

  app.post('/password/change', async (context) => {
    const body = await readBody(context, operations.changePassword.body)
    if (!body.ok) return invalid(context, body)
    const caller = context.get('caller')
    const customerId = caller.customerId ?? ''
    const { customer } = required(await runQuery(commerce.server, FindCustomerDocument, { id: customerId }))
    if (!customer) return context.json({ kind: 'unauthorized' }, 401)
    const excess = await limits.take('login', customer.email)
    if (excess) return tooMany(context, excess)
    const changed = answered(
      await runMutation(commerce.as(caller.token), ChangeMyPasswordDocument, {
        version: customer.version,
        ...body.value,
      }),
    )
    if (!changed.ok)
      return changed.problem.code === 'InvalidCurrentPassword'
        ? context.json({ kind: 'credentials' }, 401)
        : context.json({ kind: 'refused' }, 422)
    await limits.forget('login', customer.email)
    await sessions.endOthers(customerId, caller.session?.id)
    // The platform ends every token of the customer with the old password, this caller's too.
    const tokens = await commerce.flows.customer(customer.email, body.value.newPassword)
    if (!tokens.ok) return context.json({ kind: 'unavailable' }, 503)
    return context.json(await signIn.renew(context, caller, tokens.value))
  })

  return app
}
