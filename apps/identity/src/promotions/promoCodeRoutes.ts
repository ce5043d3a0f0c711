import { Hono } from 'hono'
import { type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'

type Dependencies = {
  readonly callers: Callers
  readonly limits: Limits
  readonly sources: SourceRules
}

/** Counts tries of promo codes, valid or not: the shop calls this before it sends a code to the platform. */
export const promoCodeRoutes = ({ callers, limits, sources }: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/promo-code-attempts', callers.requireCaller)
  app.post('/promo-code-attempts', async (context) => {
    const exceeded =
      (await limits.consume('promoCode', ownerKey(context.get('caller')))) ??
      // Anybody can request guest tokens, so the tries of the IP address are counted, too.
      (await limits.consume('promoCodeSource', sourceOf(context, sources)))
    return exceeded ? tooManyRequests(context, exceeded) : context.json({ ok: true })
  })
  return app
}
