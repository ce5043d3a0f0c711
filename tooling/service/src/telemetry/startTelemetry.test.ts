import { afterEach, expect, test, vi } from 'vitest'
import { startTelemetry } from './startTelemetry.ts'

const loads = vi.hoisted(() => vi.fn())
vi.mock('./createTelemetry.ts', () => {
  loads()
  return { createTelemetry: () => ({ stop: async () => undefined }) }
})
afterEach(() => loads.mockClear())

const options = { service: 'shop', continues: false, services: [] }

test.each([
  ['no setting', {}],
  ['an empty address', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
  ['OTEL_SDK_DISABLED', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' }],
])('loads nothing with %s', async (_name, environment) => {
  expect(await startTelemetry(environment, options)).toBeUndefined()
  expect(loads).not.toHaveBeenCalled()
})

test('starts when a collector is set', async () => {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
  expect(await startTelemetry(environment, options)).toBeDefined()
})
