import { type Context, Hono } from 'hono'
import type { CallerEnv } from '../caller/caller.ts'
import { readBody } from '../http/body.ts'
import { invalid } from '../http/invalid.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { tooMany } from '../limits/tooMany.ts'
import { operations } from '../openapi/operations.ts'
import type { PendingRegistrations } from './pendingRegistrations.ts'
import type { SignIn, SignInResult } from './signIn.ts'

type Dependencies = {
  readonly signIn: SignIn
  readonly limits: Limits
  readonly pending: PendingRegistrations
  readonly registration: 'immediate' | 'confirmed'
  readonly sources: SourceRules
}

const statusOf = { credentials: 401, refused: 422, unavailable: 503 } as const

const answer = (context: Context, result: SignInResult): Response =>
  result.kind === 'signed-in'
    ? context.json(result.signedIn)
    : context.json({ kind: result.kind }, statusOf[result.kind])

/** Login, registration and logout (spec §4). Nothing here tells whether an address has an account. */
export const accountRoutes = (dependencies: Dependencies): Hono<CallerEnv> => {
  const { signIn, limits, pending, registration, sources } = dependencies
  const app = new Hono<CallerEnv>()

  app.post('/login', async (context) => {
    const body = await readBody(context, operations.login.body)
    if (!body.ok) return invalid(context, body)
    const { email, password } = body.value
    const source = sourceOf(context, sources)
    // Counted before the password is looked at, so that many at once are counted, too.
    const excess = (await limits.excess('loginSource', source)) ?? (await limits.take('login', email))
    if (excess) return tooMany(context, excess)
    const result = await signIn.login(context, email, password)
    if (result.kind === 'signed-in') await limits.forget('login', email)
    if (result.kind === 'credentials') await limits.take('loginSource', source)
    return answer(context, result)
  })

  app.post('/register', async (context) => {
    const body = await readBody(context, operations.register.body)
    if (!body.ok) return invalid(context, body)
    const excess = await limits.take('registration', body.value.email)
    if (excess) return tooMany(context, excess)
    if (registration === 'immediate') return answer(context, await signIn.register(context, body.value))
    await pending.begin(body.value)
    return context.json({ kind: 'confirm' }, 202)
  })

  app.post('/register/confirm', async (context) => {
    const body = await readBody(context, operations.confirmRegistration.body)
    if (!body.ok) return invalid(context, body)
    const excess = await limits.take('codes', sourceOf(context, sources))
    if (excess) return tooMany(context, excess)
    const typed = await pending.open(body.value.token)
    if (!typed) return context.json({ kind: 'refused' }, 422)
    const result = await signIn.register(context, typed)
    if (result.kind === 'signed-in') await pending.close(body.value.token)
    return answer(context, result)
  })

  app.post('/logout', async (context) => {
    const body = await readBody(context, operations.logout.body)
    if (!body.ok) return invalid(context, body)
    const token = await signIn.logout(context, body.value.tokens)
    return context.json({ ok: true, ...(token ? { token } : {}) })
  })

  return app
}
