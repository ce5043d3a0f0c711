import { DBOS } from '@dbos-inc/dbos-sdk'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/openDatabase.ts'
import { executors } from '../db/schema.ts'

type Options = {
  readonly database: Database
  readonly id: string
  /** Seconds without a heartbeat after which a process counts as gone. */
  readonly goneSeconds: number
  readonly log: Logger
}

/** The key of the lock that lets only one process at a time take over work. The number is arbitrary. */
const TAKEOVER_LOCK = 7_310_042

/** Sends heartbeats of this process, and takes over the work of processes that have stopped sending them. */
export const createExecutors = ({ database, id, goneSeconds, log }: Options) => {
  const sendHeartbeat = async (): Promise<void> => {
    const beatAt = sql`now()`
    await database
      .insert(executors)
      .values({ id, beatAt })
      .onConflictDoUpdate({ target: executors.id, set: { beatAt } })
  }

  const findRunning = async (): Promise<Set<string>> => {
    const rows = await database.execute<{ id: string }>(
      sql`select id from executor where beat_at > now() - ${goneSeconds} * interval '1 second'`,
    )
    return new Set(rows.rows.map((row) => row.id))
  }

  /**
   * Resumes the unfinished orders of processes that are gone. Returns the number of resumed orders; 0 while another
   * process does the same.
   */
  const resumeOrphanedWorkflows = async (): Promise<number> =>
    database.transaction(async (tx) => {
      const locked = await tx.execute<{ ok: boolean }>(
        sql`select pg_try_advisory_xact_lock(${TAKEOVER_LOCK}) as ok`,
      )
      if (!locked.rows[0]?.ok) return 0
      const pending = await DBOS.listWorkflows({ status: 'PENDING', loadInput: false })
      // This process is running, even if its own heartbeat is overdue.
      const running = (await findRunning()).add(id)
      const orphaned = pending.filter((workflow) => !running.has(workflow.executorId ?? ''))
      if (orphaned.length === 0) return 0
      await DBOS.resumeWorkflows(orphaned.map((workflow) => workflow.workflowID))
      log.warn({ count: orphaned.length }, 'resuming orders of a process that is gone')
      return orphaned.length
    })

  return { sendHeartbeat, resumeOrphanedWorkflows }
}

export type Executors = ReturnType<typeof createExecutors>
