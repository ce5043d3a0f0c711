import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createTokenFlows } from '@selvedge/commerce-client/session'
import { ensureDatabase, freePort, type Postgres, root } from '@selvedge/dev'

/** A platform process with a catalogue of a given size. */
export type Catalogue = {
  readonly products: number
  readonly graphqlUrl: string
  /** A guest's token. */
  readonly bearer: string
  /** How long filling the database took, in seconds. */
  readonly filledSeconds: number
  /** Resident memory of the process, in bytes. */
  readonly memory: () => number
  readonly stop: () => void
}

const PROJECT = 'selvedge'
const READY_MS = 30_000

const platform = join(root, 'apps/platform')

const fill = (url: string, products: number): Promise<number> => {
  const started = performance.now()
  const child = spawn(process.execPath, ['src/admin/main.ts', 'seed', '--products', String(products)], {
    cwd: platform,
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve((performance.now() - started) / 1000)
        : reject(new Error(`the catalogue of ${products} products could not be made`)),
    )
  })
}

const waitUntilReady = async (url: string, child: ChildProcess): Promise<void> => {
  for (const until = Date.now() + READY_MS; Date.now() < until; ) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill()
  throw new Error('the platform did not start')
}

/** Fills a separate database with a catalogue and starts the platform on it. */
export const startCatalogue = async (postgres: Postgres, products: number): Promise<Catalogue> => {
  const database = `growth_${products}`
  await ensureDatabase(postgres.urlOf('postgres'), database)
  const filledSeconds = await fill(postgres.urlOf(database), products)
  const [port, clientSecret] = [await freePort(), randomBytes(16).toString('hex')]
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: platform,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.urlOf(database),
      PLATFORM_PORT: String(port),
      COMMERCE_PROJECT_KEY: PROJECT,
      COMMERCE_CLIENT_ID: 'bench',
      COMMERCE_CLIENT_SECRET: clientSecret,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  await waitUntilReady(url, child)
  const flows = createTokenFlows({ authUrl: url, projectKey: PROJECT, clientId: 'bench', clientSecret })
  const tokens = await flows.anonymous()
  if (!tokens.ok) throw new Error(`no token for a guest: ${tokens.problem.message}`)
  return {
    products,
    graphqlUrl: `${url}/${PROJECT}/graphql`,
    bearer: tokens.value.accessToken,
    filledSeconds,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) * 1024,
    stop: () => void child.kill(),
  }
}
