import type { VisitorHandover } from '@selvedge/identity-client/contract'
import { Hono } from 'hono'
import type { CallerEnv } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import { operations } from '../openapi/operations.ts'
import { currentSite } from '../sites/currentSite.ts'
import type { Handovers } from './createHandovers.ts'

type Dependencies = {
  readonly callers: Pick<Callers, 'requireCaller'>
  readonly handovers: Pick<Handovers, 'store'>
  /** The path of a site's routes. */
  readonly product: string
}

/**
 * The route with which a brand's own site hands its visitor over to the shop. The visitor is that of the cookie: a bearer
 * token alone has no refresh token, with which the shop could continue the session.
 */
export const visitorHandoverRoutes = ({ callers, handovers, product }: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  const path = `${product}/visitor-handover`
  app.use(path, callers.requireCaller)
  app.post(path, async (context) => {
    const { session } = context.get('caller')
    if (!session) return context.json({ kind: 'unauthorized' }, 401)
    const body = await readBody(context, operations.createVisitorHandover.body)
    if (!body.ok) return invalidBody(context, body)
    const { tokens, customerId } = session
    const state: VisitorHandover = {
      site: currentSite()?.key ?? '',
      nonce: body.value.nonce,
      tokens,
      ...(customerId ? { customerId } : {}),
    }
    return context.json({ code: await handovers.store(JSON.stringify(state)) }, 201)
  })
  return app
}
