import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Telemetry, TelemetryOptions } from './startTelemetry.ts'
import { traceFetch } from './traceFetch.ts'
import { traceQueries } from './traceQueries.ts'
import { traceRequests } from './traceRequests.ts'

/** How long finished spans wait for others, in ms. */
const DELAY_MS = 5_000

const numberOf = (value: string | undefined, fallback: number): number => {
  const number = Number(value || fallback)
  return Number.isFinite(number) ? number : fallback
}

/** Creates the traces of a service, which go to the collector in the environment. Called once in a process. */
export const createTelemetry = (
  environment: NodeJS.ProcessEnv,
  { service, continues, services }: TelemetryOptions,
): Telemetry => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(numberOf(environment.OTEL_TRACES_SAMPLER_ARG, 1)),
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        // Reads the address, headers and time limit of the collector from the environment.
        exporter: new OTLPTraceExporter(),
        scheduledDelayMillis: numberOf(environment.OTEL_BSP_SCHEDULE_DELAY, DELAY_MS),
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  const tracer = provider.getTracer('selvedge')
  traceFetch(
    tracer,
    services.map((url) => new URL(url).origin),
  )
  return {
    traceRequests: (routeOf) => traceRequests(tracer, { continues, ...(routeOf ? { routeOf } : {}) }),
    traceQueries: (client) => traceQueries(tracer, client),
    stop: () => provider.shutdown().catch(() => undefined),
  }
}
