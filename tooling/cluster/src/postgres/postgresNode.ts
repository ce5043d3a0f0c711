import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  allowTraversal,
  findInaccessibleAncestor,
  runsAsPostgresUser,
  StartupError,
  stopOrphanedPostgres,
} from '@selvedge/dev/stack'
import pg from 'pg'
import type { Programs } from '../programs/findProgram.ts'
import { type Program, runProgram, runToEnd } from '../programs/runProgram.ts'
import { systemUser } from '../programs/systemUser.ts'
import { CHECK_ROLE, hbaFile, SUPERUSER, serverParameters } from './postgresFiles.ts'

export type NodeOptions = {
  readonly name: string
  readonly port: number
  readonly dataDir: string
  readonly password: string
  readonly programs: Programs
  readonly onExit?: (name: string) => void
}

/** One database server of the pair, as primary or as replica. */
export type PostgresNode = {
  readonly name: string
  readonly port: number
  readonly folder: string
  readonly exists: () => boolean
  /** Whether the folder is that of a replica. */
  readonly isReplica: () => boolean
  /** Creates an empty database cluster. */
  readonly create: () => Promise<void>
  /** Deletes the folder and copies that of a running primary. */
  readonly copyFrom: (primary: PostgresNode) => Promise<void>
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Ends the server as a loss of power does. */
  readonly kill: () => Promise<void>
  /** Runs a statement on this server, without the balancer. */
  readonly run: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>
}

const READY_MS = 60_000

export const createPostgresNode = (options: NodeOptions): PostgresNode => {
  const { name, port, dataDir, password, programs, onExit } = options
  const folder = join(dataDir, name)
  const user = systemUser('postgres')
  const passwordFile = join(dataDir, 'run', `${name}.password`)
  let running: Program | undefined

  const own = (path: string): void => {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
  }
  const prepareFolder = (): void => {
    if (runsAsPostgresUser()) {
      allowTraversal(dataDir)
      const closed = findInaccessibleAncestor(folder)
      if (closed)
        throw new StartupError(
          `The database runs as the user "postgres", which cannot access ${folder} because of the permissions of ${closed}. Set DATA_DIR to a folder elsewhere, or start as another user than root.`,
        )
    }
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { mode: 0o700 })
    own(folder)
  }
  /** Calls `run` with a file that has the password, which is deleted afterwards. */
  const withPasswordFile = async (run: () => Promise<void>): Promise<void> => {
    mkdirSync(dirname(passwordFile), { recursive: true })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    own(passwordFile)
    try {
      await run()
    } finally {
      rmSync(passwordFile, { force: true })
    }
  }
  const run: PostgresNode['run'] = async (text, values = []) => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: SUPERUSER,
      password,
      database: 'postgres',
      connectionTimeoutMillis: 5_000,
    })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(text, [...values])).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  return {
    name,
    port,
    folder,
    exists: () => existsSync(join(folder, 'PG_VERSION')),
    isReplica: () => existsSync(join(folder, 'standby.signal')),
    create: async () => {
      prepareFolder()
      await withPasswordFile(() =>
        runToEnd(
          [
            programs.initdb,
            '--pgdata',
            folder,
            '--username',
            SUPERUSER,
            '--pwfile',
            passwordFile,
            '--auth=scram-sha-256',
            '--encoding=UTF8',
            '--locale=C',
          ],
          { user },
        ),
      )
      writeFileSync(join(folder, 'pg_hba.conf'), hbaFile())
    },
    copyFrom: async (primary) => {
      prepareFolder()
      await runToEnd(
        [
          programs.pgBasebackup,
          '--pgdata',
          folder,
          '--dbname',
          `host=127.0.0.1 port=${primary.port} user=${SUPERUSER} application_name=${name}`,
          '--write-recovery-conf',
          '--checkpoint=fast',
          '--wal-method=stream',
        ],
        { user, environment: { PGPASSWORD: password } },
      )
    },
    start: async () => {
      await stopOrphanedPostgres(folder)
      running = runProgram({
        name,
        command: [
          programs.postgres,
          '-D',
          folder,
          ...serverParameters(name, port).flatMap((parameter) => ['-c', parameter]),
        ],
        dataDir,
        user,
        ...(onExit ? { onExit } : {}),
      })
      for (const until = Date.now() + READY_MS; ; await sleep(100))
        try {
          await run('select 1')
          return
        } catch (error) {
          if (running.hasExited() || Date.now() > until)
            throw new StartupError(
              `The database ${name} did not start (${error instanceof Error ? error.message : ''}); its log is ${join(dataDir, 'logs', `${name}.log`)}.`,
            )
        }
    },
    // SIGINT is Postgres's fast shutdown: it ends connections and writes all data.
    stop: async () => running?.stop('SIGINT'),
    kill: async () => running?.kill(),
    run,
  }
}

/** Creates the role of the balancer's check. */
export const createCheckRole = async ({ run }: PostgresNode): Promise<void> => {
  const found = await run('select 1 from pg_roles where rolname = $1', [CHECK_ROLE])
  if (found.length === 0) await run(`create role ${CHECK_ROLE} login`)
}
