export type { Telemetry, TelemetryOptions } from './startTelemetry.ts'
export { startTelemetry } from './startTelemetry.ts'
