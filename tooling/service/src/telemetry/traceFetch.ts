import { subscribe } from 'node:diagnostics_channel'
import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'

/** The parts of undici's request that this module uses. https://github.com/nodejs/undici/blob/main/docs/docs/api/DiagnosticsChannel.md */
type Request = {
  readonly origin: string | URL
  readonly method: string
  readonly addHeader: (name: string, value: string) => void
}
type Message = {
  readonly request: Request
  readonly response?: { readonly statusCode: number }
  readonly error?: { readonly name?: string; readonly code?: string }
}

/** `subscribe` keeps no reference to its listeners, so that without this list they would be collected. */
const listeners: ((message: unknown) => void)[] = []

const listen = (channel: string, listener: (message: Message) => void): void => {
  const typed = (message: unknown): void => listener(message as Message)
  listeners.push(typed)
  subscribe(channel, typed)
}

/**
 * Starts a span for each call of `fetch` that belongs to a request, and sends the trace's id to the given origins. Its
 * attributes are host, method and status, without the path.
 */
export const traceFetch = (tracer: Tracer, origins: readonly string[]): void => {
  const propagator = new W3CTraceContextPropagator()
  const spans = new WeakMap<Request, Span>()
  const end = (request: Request): void => {
    spans.get(request)?.end()
    spans.delete(request)
  }
  listen('undici:request:create', ({ request }) => {
    if (!trace.getActiveSpan()) return
    const { origin, hostname, port } = new URL(request.origin)
    const span = tracer.startSpan(request.method, {
      kind: SpanKind.CLIENT,
      attributes: {
        'http.request.method': request.method,
        'server.address': hostname,
        ...(port ? { 'server.port': Number(port) } : {}),
      },
    })
    spans.set(request, span)
    if (origins.includes(origin))
      propagator.inject(trace.setSpan(context.active(), span), request, {
        set: (carrier, name, value) => carrier.addHeader(name, value),
      })
  })
  listen('undici:request:headers', ({ request, response }) => {
    const status = response?.statusCode ?? 0
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', status)
    if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR })
    // Not at the end of the body: a body that is not read has no end, and the span would be missing in its trace.
    end(request)
  })
  listen('undici:request:error', ({ request, error }) => {
    const span = spans.get(request)
    span?.setAttribute('error.type', error?.code ?? error?.name ?? 'error')
    span?.setStatus({ code: SpanStatusCode.ERROR })
    end(request)
  })
}
