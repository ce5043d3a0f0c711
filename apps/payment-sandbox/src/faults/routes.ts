import { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../http/readJson.ts'
import type { Faults } from './createFaults.ts'
import { acts, faultKinds, providers } from './fault.ts'

const FaultBody = v.object({
  provider: v.optional(v.picklist(providers)),
  act: v.picklist(acts),
  fault: v.picklist(faultKinds),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 1),
  reference: v.optional(v.pipe(v.string(), v.maxLength(255))),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000))),
})

/** Adds, removes and lists faults. */
export const faultRoutes = (faults: Faults): Hono => {
  const app = new Hono()

  app.get('/faults', (context) => context.json({ faults: faults.list() }))

  app.post('/faults', async (context) => {
    const read = await readJson(context, FaultBody)
    if ('problem' in read) return context.json({ message: read.problem }, 422)
    const { provider, act, fault, times, reference, delayMs } = read.value
    const added = faults.add({ provider, act, fault, times, reference, delayMs })
    return context.json({ ok: true, fault: added })
  })

  app.delete('/faults', (context) => {
    faults.clear()
    return context.json({ ok: true })
  })

  return app
}
