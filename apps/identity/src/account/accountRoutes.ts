import { type Context, Hono } from 'hono'
import type { CallerEnv } from '../caller/caller.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { subjectFrom } from '../limits/subjectFrom.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import type { DeviceStore } from '../session/deviceStore.ts'
import type { PendingRegistrations } from './pendingRegistrations.ts'
import type { SignIn, SignInResult } from './signIn.ts'

type Dependencies = {
  readonly signIn: SignIn
  readonly limits: Limits
  readonly pending: PendingRegistrations
  readonly registration: 'immediate' | 'confirmed'
  readonly sources: SourceRules
  readonly devices: DeviceStore
}

const statusOf = { credentials: 401, refused: 422, unavailable: 503 } as const

/** Routes for login, registration and logout (spec §4). No response reveals whether an email address has an account. */
export const accountRoutes = (dependencies: Dependencies): Hono<CallerEnv> => {
  const { signIn, limits, pending, registration, sources, devices } = dependencies
  const app = new Hono<CallerEnv>()

  const respond = async (context: Context, result: SignInResult, device?: string): Promise<Response> => {
    if (result.kind !== 'signed-in') return context.json({ kind: result.kind }, statusOf[result.kind])
    const { customerId, tokens } = result.signedIn
    const deviceId = await devices.add(customerId, tokens, device)
    return context.json({ ...result.signedIn, ...(deviceId ? { deviceId } : {}) })
  }

  app.post('/login', async (context) => {
    const body = await readBody(context, operations.login.body)
    if (!body.ok) return invalidBody(context, body)
    const { email, password, device } = body.value
    const source = sourceOf(context, sources)
    // The try is counted before the password is checked, so that parallel tries are counted, too.
    const subject = subjectFrom(source, email)
    const exceeded = (await limits.check('loginSource', source)) ?? (await limits.consume('login', subject))
    if (exceeded) return tooManyRequests(context, exceeded)
    const result = await signIn.login(context, email, password)
    if (result.kind === 'signed-in') await limits.reset('login', subject)
    if (result.kind === 'credentials') await limits.consume('loginSource', source)
    return respond(context, result, device)
  })

  app.post('/register', async (context) => {
    const body = await readBody(context, operations.register.body)
    if (!body.ok) return invalidBody(context, body)
    const source = sourceOf(context, sources)
    const exceeded =
      (await limits.consume('registration', subjectFrom(source, body.value.email))) ??
      (await limits.consume('registrationSource', source))
    if (exceeded) return tooManyRequests(context, exceeded)
    const { device, ...draft } = body.value
    if (registration === 'immediate') return respond(context, await signIn.register(context, draft), device)
    if (!(await limits.consume('registrationMails', draft.email))) await pending.create(draft)
    return context.json({ kind: 'confirm' }, 202)
  })

  app.post('/register/confirm', async (context) => {
    const body = await readBody(context, operations.confirmRegistration.body)
    if (!body.ok) return invalidBody(context, body)
    const exceeded = await limits.consume('codes', sourceOf(context, sources))
    if (exceeded) return tooManyRequests(context, exceeded)
    const pendingRegistration = await pending.find(body.value.token)
    if (!pendingRegistration) return context.json({ kind: 'refused' }, 422)
    const result = await signIn.register(context, pendingRegistration)
    if (result.kind === 'signed-in') await pending.remove(body.value.token)
    return respond(context, result, body.value.device)
  })

  app.post('/logout', async (context) => {
    const body = await readBody(context, operations.logout.body)
    if (!body.ok) return invalidBody(context, body)
    const token = await signIn.logout(context, body.value.tokens)
    await devices.forget(body.value.tokens)
    return context.json({ ok: true, ...(token ? { token } : {}) })
  })

  return app
}
