import { DBOS } from '@dbos-inc/dbos-sdk'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/openDatabase.ts'
import { executors } from '../db/schema.ts'

type Options = {
  readonly database: Database
  readonly id: string
  /** Seconds without a sign of life after which a process counts as gone for good. */
  readonly goneSeconds: number
  readonly log: Logger
}

/** Any number: of the survivors one at a time takes work over. */
const TAKEOVER_LOCK = 7_310_042

/** Signs of life of the processes, and the takeover of what a process left behind that shows none any more. */
export const createExecutors = ({ database, id, goneSeconds, log }: Options) => {
  const beat = async (): Promise<void> => {
    const beatAt = sql`now()`
    await database
      .insert(executors)
      .values({ id, beatAt })
      .onConflictDoUpdate({ target: executors.id, set: { beatAt } })
  }

  const living = async (): Promise<Set<string>> => {
    const rows = await database.execute<{ id: string }>(
      sql`select id from executor where beat_at > now() - ${goneSeconds} * interval '1 second'`,
    )
    return new Set(rows.rows.map((row) => row.id))
  }

  /** Takes the unfinished orders of processes that are gone. Two that think so at once take them once. */
  const takeOver = async (): Promise<number> =>
    database.transaction(async (tx) => {
      const locked = await tx.execute<{ ok: boolean }>(
        sql`select pg_try_advisory_xact_lock(${TAKEOVER_LOCK}) as ok`,
      )
      if (!locked.rows[0]?.ok) return 0
      const pending = await DBOS.listWorkflows({ status: 'PENDING', loadInput: false })
      // Whoever looks is alive, however late its own sign of life is.
      const alive = (await living()).add(id)
      const left = pending.filter((workflow) => !alive.has(workflow.executorId ?? ''))
      if (left.length === 0) return 0
      await DBOS.resumeWorkflows(left.map((workflow) => workflow.workflowID))
      log.warn({ count: left.length }, 'taking over the orders of a process that is gone')
      return left.length
    })

  return { beat, takeOver }
}

export type Executors = ReturnType<typeof createExecutors>
