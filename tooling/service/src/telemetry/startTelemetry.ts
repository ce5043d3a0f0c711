import type { MiddlewareHandler } from 'hono'
import type { QueryingClient } from './traceQueries.ts'

/** Traces of a service. */
export type Telemetry = {
  /**
   * Starts a span for each request, named by its route. `routeOf` returns the pattern of a path; by default the pattern
   * is that of the last handler.
   */
  readonly traceRequests: (routeOf?: (path: string) => string) => MiddlewareHandler
  /** Starts a span for each query of a Postgres client that belongs to a request. */
  readonly traceQueries: (client: { readonly prototype: QueryingClient }) => void
  /** Sends what is left. Waits at most as long as one export may take. */
  readonly stop: () => Promise<void>
}

export type TelemetryOptions = {
  /** The name of the service in traces. */
  readonly service: string
  /** Whether a request continues the trace of its caller. A public site starts a new one. */
  readonly continues: boolean
  /** URLs of the services that continue a trace; no other host receives its id. */
  readonly services: readonly string[]
}

/**
 * Starts traces when `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector. Otherwise returns `undefined`, and loads no code of
 * OpenTelemetry.
 */
export const startTelemetry = async (
  environment: NodeJS.ProcessEnv,
  options: TelemetryOptions,
): Promise<Telemetry | undefined> => {
  const endpoint = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || environment.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint || environment.OTEL_SDK_DISABLED === 'true') return undefined
  const { createTelemetry } = await import('./createTelemetry.ts')
  return createTelemetry(environment, options)
}
