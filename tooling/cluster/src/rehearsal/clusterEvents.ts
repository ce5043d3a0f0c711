import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from '../cluster/startCluster.ts'

/** Something that happens to a part of the cluster. `run` resolves with a note for the report when the part is ready again. */
export type ClusterEvent = { readonly name: string; readonly run: () => Promise<string> }

/** How long a person takes to notice that the primary database is gone, in ms. */
const NOTICE_MS = 3_000
/** How long an identity is missing, in ms: longer than EXECUTOR_GONE_SECONDS, so that another one takes over its orders. */
const ABSENCE_MS = 30_000
const WRITABLE_MS = 60_000

const seconds = (since: number): string => ((Date.now() - since) / 1000).toFixed(1)

const acceptsWrites = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica')
    return rows[0]?.replica === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Waits until the one address of the database leads to a server that accepts writes. */
const waitForWrites = async (cluster: Cluster): Promise<void> => {
  for (
    const until = Date.now() + WRITABLE_MS;
    !(await acceptsWrites(cluster.databaseUrl('identity')));
    await sleep(100)
  )
    if (Date.now() > until) throw new Error('the address of the database leads to no primary')
}

/** The events of a rehearsal in their order: a rolling restart of each part, a crash, and the loss of the primary database. */
export const clusterEvents = (cluster: Cluster): readonly ClusterEvent[] => {
  const { postgres, redis, balancer, databaseBalancer } = cluster
  const restarted = async (run: () => Promise<void>): Promise<string> => {
    await run()
    return ''
  }
  return [
    ...cluster.copies.map((name) => ({
      name: `${name}: restart`,
      run: () => restarted(() => cluster.restart(name)),
    })),
    { name: 'Redis: restart', run: () => restarted(redis.restart) },
    { name: 'HAProxy: reload', run: () => restarted(balancer.reload) },
    { name: 'HAProxy of Postgres: reload', run: () => restarted(databaseBalancer.reload) },
    { name: 'Postgres replica: restart', run: () => restarted(postgres.restartReplica) },
    {
      name: 'identity-1: kill -9',
      run: async () => {
        await cluster.kill('identity-1')
        await sleep(ABSENCE_MS)
        await cluster.restart('identity-1')
        return `missing for ${ABSENCE_MS / 1000} s`
      },
    },
    {
      name: 'Postgres primary: kill -9 and promotion',
      run: async () => {
        const from = Date.now()
        await postgres.killPrimary()
        await sleep(NOTICE_MS)
        await postgres.promote()
        const promoted = seconds(from)
        await waitForWrites(cluster)
        return `promoted after ${promoted} s, writable after ${seconds(from)} s`
      },
    },
    { name: 'Former primary: rebuilt as replica', run: () => restarted(postgres.rebuildReplica) },
  ]
}
