import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ObserveCall } from '../providers/measureProvider.ts'

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Prometheus metrics. Labels are routes and names, never ids of people or orders. */
export const createMetrics = (countAttempts: () => Promise<{ state: string; count: number }[]>) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'identity_http_request_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const providerCalls = new Histogram({
    name: 'identity_provider_call_seconds',
    help: 'Time until a payment provider answered',
    labelNames: ['provider', 'act', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  })
  new Gauge({
    name: 'identity_order_attempts',
    help: 'Attempts to place an order, by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { state, count } of await countAttempts()) this.set({ state }, count)
    },
  })
  const takeovers = new Counter({
    name: 'identity_taken_over_total',
    help: 'Orders taken over from processes that are gone',
    registers: [registry],
  })

  const observeProvider: ObserveCall = ({ provider, act, outcome, seconds }) =>
    providerCalls.observe({ provider, act, outcome }, seconds)

  return {
    observeProvider,
    countTakeover: (count: number): void => takeovers.inc(count),
    time: createMiddleware(async (context, next) => {
      const stop = requests.startTimer({ method: context.req.method })
      await next()
      stop({ route: routePath(context, -1), status: context.res.status })
    }),
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
  }
}

export type Metrics = ReturnType<typeof createMetrics>
