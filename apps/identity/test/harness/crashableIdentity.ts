import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@selvedge/dev'
import { expect, vi } from 'vitest'
import { servers } from './buildServers.ts'
import { momentsLeft, readPlan, writePlan } from './crashPlan.ts'
import { rowsOf } from './shop.ts'
import { offsetOrderNumbers, startIdentity, type TestIdentity } from './startIdentity.ts'

/** The maximum time until a workflow reaches the next moment. It is long, so that tests also pass on a busy machine. */
const REACH_MS = 60_000

/** A workflow, and the moments of it at which the process dies. `act` starts the workflow. */
export type CrashedWorkflow = {
  readonly moments: readonly string[]
  readonly act: () => Promise<unknown>
}

/** An identity service that tests kill at a chosen moment of a workflow. A restart keeps its URL and its database. */
export type CrashableIdentity = {
  readonly url: string
  readonly database: string
  readonly databaseUrl: string
  /** Queries the database of the service. */
  readonly rows: <Row extends object>(query: string, values: unknown[]) => Promise<Row[]>
  /** Runs `act`, waits until the process has died at the moment, and starts it again after `meanwhile`. */
  readonly crashAt: (
    moment: string,
    act: () => Promise<unknown>,
    meanwhile?: () => Promise<unknown>,
  ) => Promise<void>
  /**
   * Runs `act`. The process dies once at each of the moments, in the order in which the workflow reaches them, and is started
   * again each time.
   */
  readonly crashAtEach: (moments: readonly string[], act: () => Promise<unknown>) => Promise<void>
  /**
   * Runs several workflows, which share the deaths of the process: each workflow pauses at each of its moments, and the process
   * dies as soon as all of them are paused. Each workflow is started when the previous ones have reached their first moment.
   */
  readonly crashTogether: (workflows: readonly CrashedWorkflow[]) => Promise<void>
  readonly stop: () => Promise<void>
}

export const startCrashableIdentity = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<CrashableIdentity> => {
  const database = `identity_crash_${randomUUID().replaceAll('-', '')}`
  const file = join(tmpdir(), `crash-${randomUUID()}`)
  const port = await freePort()
  const start = () =>
    startIdentity({
      database,
      port,
      entry: servers.crashing,
      environment: { CRASH_FILE: file, ...environment },
    })
  let running = await start()
  const { url, databaseUrl } = running
  await offsetOrderNumbers(databaseUrl)
  const left = (): readonly string[] => momentsLeft(readPlan(file))
  const startAgain = async (): Promise<TestIdentity> => {
    const before = left().length
    try {
      return await start()
    } catch (error) {
      // The process may die at the next moment before it is ready.
      if (left().length === before) throw error
      return startAgain()
    }
  }
  /** Waits until the workflow at a position has reached its first moment. */
  const waitUntilPaused = (position: number): Promise<void> =>
    vi.waitFor(
      () => {
        const workflow = readPlan(file).workflows[position]
        if (!workflow?.id) throw new Error(`it does not reach ${workflow?.moments.join(', ')}`)
      },
      { timeout: REACH_MS },
    )
  const crashTogether: CrashableIdentity['crashTogether'] = async (workflows) => {
    writePlan(file, { workflows: workflows.map(({ moments }) => ({ moments })), started: 0 })
    const acts: Promise<unknown>[] = []
    for (const [position, { act }] of workflows.entries()) {
      writePlan(file, { ...readPlan(file), started: position + 1 })
      acts.push(act().catch(() => undefined))
      await waitUntilPaused(position)
    }
    do {
      const end = await Promise.race([running.ended, wait(REACH_MS)])
      expect(end, `it does not reach ${left().join(', ')}`).toBe('SIGKILL')
      running = await startAgain()
    } while (left().length > 0)
    await Promise.all(acts)
  }
  return {
    url,
    database,
    databaseUrl,
    rows: (query, values) => rowsOf(databaseUrl, query, values),
    crashAt: async (moment, act, meanwhile) => {
      writePlan(file, { workflows: [{ moments: [moment] }], started: 1 })
      // The process may die before it responds.
      await act().catch(() => undefined)
      expect(await running.ended).toBe('SIGKILL')
      await meanwhile?.()
      running = await start()
    },
    crashAtEach: (moments, act) => crashTogether([{ moments, act }]),
    crashTogether,
    stop: async () => {
      await running.stop()
      rmSync(file, { force: true })
    },
  }
}

/** The moments before and after each step. */
export const everyMoment = (steps: readonly string[]): string[] =>
  steps.flatMap((step) => [`${step}:before`, `${step}:after`])

/**
 * The moments at which the process is killed: before the first step, and after each step. After a step means that the
 * step has run, but its result is not stored, so that the step runs again. Moments before later steps are left out:
 * they differ from the moment after the previous step only in that its result is stored, and all workflows share the
 * code that stores results. For kinds of orders with few steps, tests also kill the process before each step.
 */
export const crashMoments = (steps: readonly string[]): string[] => [
  ...steps.slice(0, 1).map((step) => `${step}:before`),
  ...steps.map((step) => `${step}:after`),
]
