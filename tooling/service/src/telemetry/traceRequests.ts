import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'

const propagator = new W3CTraceContextPropagator()

/** Requests of probes and scrapers, which are frequent and belong to no visitor. */
const QUIET = ['/healthz', '/readyz', '/metrics']

type Options = {
  readonly continues: boolean
  readonly routeOf?: (path: string) => string
}

/**
 * Starts a span for each request. Its attributes are method, route and status: a path, a query or a header could contain
 * personal data.
 */
export const traceRequests =
  (tracer: Tracer, { continues, routeOf }: Options): MiddlewareHandler =>
  async (c, next) => {
    if (QUIET.includes(c.req.path)) return next()
    const caller = continues
      ? propagator.extract(ROOT_CONTEXT, c.req.raw.headers, {
          get: (headers, key) => headers.get(key) ?? undefined,
          keys: (headers) => [...headers.keys()],
        })
      : ROOT_CONTEXT
    const { method } = c.req
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, caller)
    try {
      await context.with(trace.setSpan(caller, span), next)
    } finally {
      const route = routeOf?.(c.req.path) ?? routePath(c, -1)
      const { status } = c.res
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  }
