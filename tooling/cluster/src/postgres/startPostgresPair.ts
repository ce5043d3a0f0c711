import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '@selvedge/dev/stack'
import type { Programs } from '../programs/findProgram.ts'
import { createCheckRole, createPostgresNode, type PostgresNode } from './postgresNode.ts'

/** A primary database and its replica, which has every committed transaction. */
export type PostgresPair = {
  readonly primary: () => PostgresNode
  readonly replica: () => PostgresNode
  /** Restarts the replica. Meanwhile the primary commits alone, because commits would wait for the replica. */
  readonly restartReplica: () => Promise<void>
  /** Ends the primary as a loss of power does. */
  readonly killPrimary: () => Promise<void>
  /** Makes the replica the primary. The former primary must not run. */
  readonly promote: () => Promise<void>
  /** Copies the new primary to the server of the former one, which follows it from then on. */
  readonly rebuildReplica: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Options = {
  readonly dataDir: string
  readonly ports: readonly [number, number]
  readonly password: string
  readonly programs: Programs
  readonly onExit?: (name: string) => void
}

const names = ['postgres-a', 'postgres-b'] as const

const STREAMING_MS = 60_000

/** Which server is the primary is stored, because the folder of a killed former primary looks like one, too. */
const createPrimaryFile = (dataDir: string) => {
  const file = join(dataDir, 'primary')
  return {
    read: (): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : names[0]),
    write: (name: string): void => {
      writeFileSync(`${file}.new`, name)
      renameSync(`${file}.new`, file)
    },
  }
}

const isSynchronous = async (
  primary: PostgresNode,
  replica: PostgresNode,
  state = 'sync',
): Promise<boolean> => {
  const rows = await primary
    .run<{ state: string }>(
      "select sync_state as state from pg_stat_replication where application_name = $1 and state = 'streaming'",
      [replica.name],
    )
    .catch(() => [])
  return rows.some((row) => state === 'any' || row.state === state)
}

const waitForReplica = async (
  primary: PostgresNode,
  replica: PostgresNode,
  state?: string,
): Promise<boolean> => {
  for (const until = Date.now() + STREAMING_MS; Date.now() < until; await sleep(100))
    if (await isSynchronous(primary, replica, state)) return true
  return false
}

/** Makes commits of the primary wait until a replica has them, or not. */
const setSynchronous = async (server: PostgresNode, replica?: PostgresNode): Promise<void> => {
  // The name contains a hyphen, so it is quoted.
  await server.run(`alter system set synchronous_standby_names = '${replica ? `"${replica.name}"` : ''}'`)
  await server.run('select pg_reload_conf()')
}

/** Starts the primary and its replica, and creates them on the first start. */
export const startPostgresPair = async ({
  dataDir,
  ports,
  password,
  programs,
  onExit,
}: Options): Promise<PostgresPair> => {
  const node = (name: (typeof names)[number], port: number): PostgresNode =>
    createPostgresNode({ name, port, dataDir, password, programs, ...(onExit ? { onExit } : {}) })
  const nodes = [node(names[0], ports[0]), node(names[1], ports[1])] as const
  const primaryFile = createPrimaryFile(dataDir)
  let [primary, replica] = primaryFile.read() === names[1] ? [nodes[1], nodes[0]] : [nodes[0], nodes[1]]

  const follow = async (): Promise<void> => {
    if (!(await waitForReplica(primary, replica, 'any')))
      throw new StartupError(`The database ${replica.name} does not follow ${primary.name}.`)
    await setSynchronous(primary, replica)
    if (!(await waitForReplica(primary, replica)))
      throw new StartupError(`The database ${replica.name} is not synchronous.`)
  }
  const rebuildReplica = async (): Promise<void> => {
    await replica.copyFrom(primary)
    await replica.start()
    await follow()
  }
  const stop = async (): Promise<void> => {
    await primary.stop()
    await replica.stop()
  }

  try {
    if (!primary.exists()) {
      await primary.create()
      primaryFile.write(primary.name)
    }
    await primary.start()
    // Without a replica every statement that writes would wait.
    await setSynchronous(primary)
    await createCheckRole(primary)
    if (replica.exists() && replica.isReplica()) {
      await replica.start()
      if (await waitForReplica(primary, replica, 'any')) await follow()
      else {
        await replica.stop()
        await rebuildReplica()
      }
    } else await rebuildReplica()
  } catch (error) {
    await stop()
    throw error
  }

  return {
    primary: () => primary,
    replica: () => replica,
    restartReplica: async () => {
      await setSynchronous(primary)
      await replica.stop()
      await replica.start()
      await follow()
    },
    killPrimary: () => primary.kill(),
    promote: async () => {
      await primary.kill()
      // The new primary has no replica yet: with the setting of the former one its commits would wait.
      await setSynchronous(replica)
      primaryFile.write(replica.name)
      const [result] = await replica.run<{ promoted: boolean }>('select pg_promote(true, 60) as promoted')
      if (!result?.promoted) throw new StartupError(`The database ${replica.name} was not promoted.`)
      ;[primary, replica] = [replica, primary]
    },
    rebuildReplica,
    stop,
  }
}
