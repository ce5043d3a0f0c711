import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDatabase, startEmbeddedPostgres } from '../postgres/startPostgres.ts'
import { freePort } from './ports.ts'
import { runService } from './runService.ts'
import { root } from './settings.ts'

/** A running commerce platform and the credentials of an API client. */
export type RunningPlatform = {
  readonly url: string
  readonly projectKey: string
  readonly clientId: string
  readonly clientSecret: string
  /** Stops the platform and its database, and deletes their files. */
  readonly stop: () => Promise<void>
}

const PROJECT_KEY = 'selvedge'
const CLIENT_ID = 'selvedge-tests'

/**
 * Starts only the embedded platform, for tests of packages. It runs from its sources on a free port, with a seeded
 * database.
 */
export const startPlatform = async (): Promise<RunningPlatform> => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-platform-'))
  const clientSecret = randomBytes(16).toString('hex')
  const postgres = await startEmbeddedPostgres(
    join(folder, 'postgres'),
    randomBytes(16).toString('hex'),
  ).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  await ensureDatabase(postgres.urlOf('postgres'), 'platform')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const service = runService(
    {
      name: 'platform',
      folder: join(root, 'apps', 'platform'),
      command: [process.execPath, 'src/server.ts'],
      url,
      environment: {
        PLATFORM_PORT: String(port),
        PLATFORM_PUBLIC_URL: url,
        DATABASE_URL: postgres.urlOf('platform'),
        COMMERCE_PROJECT_KEY: PROJECT_KEY,
        COMMERCE_CLIENT_ID: CLIENT_ID,
        COMMERCE_CLIENT_SECRET: clientSecret,
        LOG_LEVEL: 'warn',
      },
    },
    { logs: folder },
  )
  const stop = async (): Promise<void> => {
    await service.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await service.ready()
  } catch (error) {
    await stop()
    throw error
  }
  return { url, projectKey: PROJECT_KEY, clientId: CLIENT_ID, clientSecret, stop }
}
