import { Hono } from 'hono'
import { type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { readBody } from '../http/body.ts'
import { invalid } from '../http/invalid.ts'
import type { Limits } from '../limits/createLimits.ts'
import { tooMany } from '../limits/tooMany.ts'
import { operations } from '../openapi/operations.ts'
import type { Grants } from './createGrants.ts'
import type { ProofProvider } from './proofOfGroup.ts'

type Dependencies = {
  readonly callers: Callers
  readonly limits: Limits
  readonly proof: ProofProvider
  readonly grant: Grants
}

/** One text for every token that proves nothing (spec §8). */
const NO_CODE = 'Please enter a valid code.'

/** Codes for people who belong to a group (spec §7). */
export const promotionRoutes = ({ callers, limits, proof, grant }: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/idme', callers.welcomed)
  app.post('/idme', async (context) => {
    const body = await readBody(context, operations.idme.body)
    if (!body.ok) return invalid(context, body)
    const excess = await limits.take('codes', ownerKey(context.get('caller')))
    if (excess) return tooMany(context, excess)
    const proven = await proof(body.value.idme_access_token)
    const [group] = proven?.groups ?? []
    if (!proven || !group) return context.json({ kind: 'refused', message: NO_CODE }, 422)
    return context.json({ code: await grant(proven.person, group), group })
  })
  return app
}
