import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span that a service sent to the collector. */
export type CollectedSpan = {
  readonly service: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly name: string
  readonly kind: number
  /** The attributes by name. */
  readonly attributes: Readonly<Record<string, unknown>>
}

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> }
type Export = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string
        readonly spanId: string
        readonly parentSpanId?: string
        readonly name: string
        readonly kind: number
        readonly attributes: readonly Attribute[]
      }[]
    }[]
  }[]
}

const recordOf = (attributes: readonly Attribute[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** The fields of a span that hold random or running numbers. */
const generated: ReadonlySet<string> = new Set([
  'traceId',
  'spanId',
  'parentSpanId',
  'startTimeUnixNano',
  'endTimeUnixNano',
  'timeUnixNano',
])

const spansOf = ({ resourceSpans }: Export): readonly CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ parentSpanId, attributes, traceId, spanId, name, kind }) => ({
        service: String(recordOf(resource.attributes)['service.name']),
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        name,
        kind,
        attributes: recordOf(attributes),
      })),
    ),
  )

/** A collector of OpenTelemetry traces for tests. */
export type Collector = {
  /** The value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string
  readonly spans: readonly CollectedSpan[]
  /** Everything that was received, as text, without the ids and times that each span has: any digits can occur in them. */
  readonly text: () => string
  readonly stop: () => Promise<void>
}

/** Starts an HTTP server that receives traces as OTLP in JSON. */
export const startCollector = async (): Promise<Collector> => {
  const spans: CollectedSpan[] = []
  const received: Export[] = []
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        received.push(body as Export)
        spans.push(...spansOf(body as Export))
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      },
      () => response.writeHead(400).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => JSON.stringify(received, (key, value: unknown) => (generated.has(key) ? undefined : value)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
