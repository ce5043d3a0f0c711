import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'

type Callback = (error: unknown, result?: unknown) => void

/** The part of a client of the package `pg` that this module replaces. */
export type QueryingClient = { query(...args: never[]): unknown }

const OPERATIONS = ['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback', 'with']

/** Returns the first word of a query when it is a usual one. The rest of a query could contain personal data. */
const operationOf = (query: unknown): string => {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text
  const word = /^\s*(\w+)/.exec(typeof text === 'string' ? text : '')?.[1]?.toLowerCase() ?? ''
  return OPERATIONS.includes(word) ? word.toUpperCase() : 'QUERY'
}

const endWith = (span: Span, error?: unknown): void => {
  if (error) {
    // The message of a database error can contain values of the row.
    const code = (error as { code?: unknown }).code
    span.setAttribute('error.type', typeof code === 'string' ? code : 'error')
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | undefined)?.then === 'function'

/** Starts a span for each query that belongs to a request. `client` is the class `Client` of the package `pg`. */
export const traceQueries = (tracer: Tracer, client: { readonly prototype: QueryingClient }): void => {
  const { prototype } = client
  const query = prototype.query as (...args: unknown[]) => unknown
  prototype.query = function (this: QueryingClient, ...args: unknown[]): unknown {
    const isStream = typeof (args[0] as { submit?: unknown } | undefined)?.submit === 'function'
    if (!trace.getActiveSpan() || isStream) return query.apply(this, args)
    const operation = operationOf(args[0])
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
    })
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const traced: Callback = (error, result) => {
        endWith(span, error)
        ;(callback as Callback)(error, result)
      }
      return query.apply(this, [...args.slice(0, -1), traced])
    }
    const result = query.apply(this, args)
    if (!isPromise(result)) span.end()
    else
      result.then(
        () => endWith(span),
        (error: unknown) => endWith(span, error),
      )
    return result
  }
}
