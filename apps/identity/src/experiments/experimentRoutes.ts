import { assignVariant } from '@selvedge/analytics/experiments'
import { type Context, Hono } from 'hono'
import type { CallerEnv } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import type { Database } from '../db/openDatabase.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import type { Sites } from '../sites/createSites.ts'
import { currentExperiments } from './experimentStore.ts'
import { sentVisitor, visitorOf } from './experimentVisitor.ts'
import type { ExposureStore } from './exposureStore.ts'
import type { TreatmentsOf } from './treatments.ts'

type Dependencies = {
  readonly callers: Callers
  readonly database: Database
  readonly exposures: ExposureStore
  readonly treatmentsOf: TreatmentsOf
  readonly limits: Limits
  readonly sources: SourceRules
  readonly sites: Pick<Sites, 'keyOfOrigin'>
}

/** The experiments, the visitor's variants of them (spec §7), and the record of who saw them. */
export const experimentRoutes = (dependencies: Dependencies): Hono<CallerEnv> => {
  const { callers, database, exposures, treatmentsOf, limits, sources, sites } = dependencies
  const app = new Hono<CallerEnv>()

  app.get('/', async (context) => context.json({ experiments: await currentExperiments(database) }))

  const siteOf = (context: Context): Promise<string> => sites.keyOfOrigin(context.req.header('origin'))

  app.get('/treatments', async (context, next) => {
    const visitor = sentVisitor(context)
    // A request with the visitor's id comes from a site's server and needs no token. Any other visitor gets a session.
    if (!visitor || context.req.header('authorization') !== undefined) return next()
    return context.json({ treatments: await treatmentsOf({ visitor, site: await siteOf(context) }) })
  })
  app.get('/treatments', callers.ensureCaller, async (context) => {
    const caller = context.get('caller')
    const visitor = visitorOf(context, caller)
    return context.json({ treatments: await treatmentsOf({ visitor, caller, site: await siteOf(context) }) })
  })

  const knownVisitor = async (context: Context): Promise<string | undefined> => {
    const sent = sentVisitor(context)
    if (sent) return sent
    const found = await callers.find(context)
    return found.kind === 'caller' ? visitorOf(context, found.caller) : undefined
  }
  const withoutVisitor = (context: Context): Response =>
    context.json(
      { kind: 'invalid', field: 'X-Experiment-Visitor', message: 'it is not the UUID of a visitor' },
      422,
    )

  app.post('/exposures', async (context) => {
    const exceeded = await limits.consume('exposureSource', sourceOf(context, sources))
    if (exceeded) return tooManyRequests(context, exceeded)
    const body = await readBody(context, operations.recordExposure.body)
    if (!body.ok) return invalidBody(context, body)
    const visitor = await knownVisitor(context)
    if (!visitor) return withoutVisitor(context)
    const { experiment, variant } = body.value
    const definition = (await currentExperiments(database)).find(({ key }) => key === experiment)
    if (!definition || Date.parse(definition.startsAt) > Date.now())
      return context.json({ kind: 'invalid', field: 'experiment', message: 'it does not run' }, 422)
    if (assignVariant(definition, visitor) !== variant)
      return context.json({ kind: 'invalid', field: 'variant', message: "it is not the visitor's" }, 422)
    await exposures.record(visitor, experiment, variant)
    return context.json({ ok: true }, 202)
  })

  app.delete('/exposures', async (context) => {
    const exceeded = await limits.consume('exposureSource', sourceOf(context, sources))
    if (exceeded) return tooManyRequests(context, exceeded)
    const visitor = await knownVisitor(context)
    if (!visitor) return withoutVisitor(context)
    await exposures.forget(visitor)
    return context.json({ ok: true })
  })

  return app
}
