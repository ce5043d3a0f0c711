import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createExperimentClient, type ExperimentClient } from '@selvedge/identity-client/experiments'
import { expect, test } from 'vitest'
import { createExperimentSource } from './createExperimentSource.ts'

const hero = {
  key: 'hero',
  variants: [{ name: 'bold', weight: 1 }],
  audience: {},
  startsAt: '2026-11-01T00:00:00.000Z',
  stopsAt: null,
  exclusionGroup: null,
}
type Response = Awaited<ReturnType<ExperimentClient['current']>>
const success: Response = { ok: true, value: [hero] }
const failure: Response = { ok: false, problem: { kind: 'unavailable', message: 'No response.' } }

/** A source with a clock that a test moves; `identity.respond` is what identity does with a call. */
const aSource = () => {
  const logged: string[] = []
  const identity = { calls: 0, respond: async (): Promise<Response> => success }
  const time = { now: 1_000 }
  const source = createExperimentSource({
    client: {
      current: () => {
        identity.calls += 1
        return identity.respond()
      },
    },
    log: { error: (_, message) => logged.push(message) },
    clock: { now: () => time.now, sleep: async (ms) => ms },
  })
  return { source, identity, logged, time }
}

test('reads the experiments again after five seconds, and not before', async () => {
  const { source, identity, time } = aSource()
  expect(await source()).toEqual([hero])
  time.now += 4_900
  await source()
  expect(identity.calls).toBe(1)
  time.now += 11_000
  identity.respond = async () => ({ ok: true, value: [] })
  await source()
  expect(identity.calls).toBe(2)
})

test('after the first read fails, returns no experiments, logs the error, and does not read again for five seconds', async () => {
  const { source, identity, logged, time } = aSource()
  identity.respond = async () => failure
  expect(await source()).toEqual([])
  expect(await source()).toEqual([])
  expect(identity.calls).toBe(1)
  expect(logged).toEqual(['Error fetching experiments:'])
  time.now += 5_100
  identity.respond = async () => success
  expect(await source()).toEqual([hero])
})

test('returns the last loaded experiments when the identity service responds with a failure', async () => {
  const { source, identity, logged, time } = aSource()
  await source()
  identity.respond = async () => failure
  time.now += 60_000
  expect(await source()).toEqual([hero])
  expect(logged).toEqual(['Error fetching experiments:'])
})

test('returns the last experiments without waiting when the identity service does not respond', async () => {
  const { source, identity, time } = aSource()
  await source()
  identity.respond = () => new Promise<never>(() => undefined)
  time.now += 60_000
  expect(await source()).toEqual([hero])
})

test('returns no experiments when identity accepts the first call but does not respond in time', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const logged: string[] = []
  const source = createExperimentSource({
    client: createExperimentClient({
      baseUrl: `http://127.0.0.1:${port}`,
      product: 'selvedge',
      timeoutMs: 20,
    }),
    log: { error: (_, message) => logged.push(message) },
  })
  expect(await source()).toEqual([])
  expect(logged).toEqual(['Error fetching experiments:'])
  silent.closeAllConnections()
  silent.close()
})
