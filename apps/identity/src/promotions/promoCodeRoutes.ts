import { Hono } from 'hono'
import { type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { tooMany } from '../limits/tooMany.ts'

type Dependencies = {
  readonly callers: Callers
  readonly limits: Limits
  readonly sources: SourceRules
}

/** Counts tries of promo codes, whatever becomes of them: the shop asks before it asks the platform for a code. */
export const promoCodeRoutes = ({ callers, limits, sources }: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/promo-code-attempts', callers.required)
  app.post('/promo-code-attempts', async (context) => {
    const excess =
      (await limits.take('promoCode', ownerKey(context.get('caller')))) ??
      // A guest's token costs nothing, so the address is counted, too.
      (await limits.take('promoCodeSource', sourceOf(context, sources)))
    return excess ? tooMany(context, excess) : context.json({ ok: true })
  })
  return app
}
