import { Hono } from 'hono'
import { type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Limits } from '../limits/createLimits.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import type { Grants } from './createGrants.ts'
import type { ProofProvider } from './proofOfGroup.ts'

type Dependencies = {
  readonly callers: Callers
  readonly limits: Limits
  readonly proof: ProofProvider
  readonly grant: Grants
}

/** The message for every invalid token (spec §8). */
const NO_CODE = 'Please enter a valid code.'

/** Routes that grant promo codes to members of groups (spec §7). */
export const promotionRoutes = ({ callers, limits, proof, grant }: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/idme', callers.ensureCaller)
  app.post('/idme', async (context) => {
    const body = await readBody(context, operations.idme.body)
    if (!body.ok) return invalidBody(context, body)
    const exceeded = await limits.consume('codes', ownerKey(context.get('caller')))
    if (exceeded) return tooManyRequests(context, exceeded)
    const proven = await proof(body.value.idme_access_token)
    const [group] = proven?.groups ?? []
    if (!proven || !group) return context.json({ kind: 'refused', message: NO_CODE }, 422)
    return context.json({ code: await grant(proven.person, group), group })
  })
  return app
}
