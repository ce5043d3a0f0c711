import { join } from 'node:path'
import {
  ensureDatabase,
  type Postgres,
  startEmbeddedPostgres,
  usePostgres,
} from '../postgres/startPostgres.ts'
import { type Branch, type BranchChanges, branchSpecs } from './branchSpecs.ts'
import { prepareDataFolder } from './dataFolder.ts'
import { takeLock } from './lock.ts'
import { requirePort } from './ports.ts'
import { runService, type Service, type ServiceSpec } from './runService.ts'
import { readSecrets } from './secrets.ts'
import { type Mode, serviceSpecs } from './serviceSpecs.ts'
import type { StackSettings } from './settings.ts'
import { StartProblem } from './startProblem.ts'

export type DatabaseName = 'platform' | 'identity'

export type StackOptions = {
  readonly settings: StackSettings
  readonly mode: Mode
  readonly echo?: 'echo'
  /** Told what is being done, for people who wait. */
  readonly onProgress?: (doing: string) => void
  /** Told when a service ends that should not. */
  readonly onExit?: (name: string) => void
  /** Gives the start up; what was started is stopped. */
  readonly signal?: AbortSignal
  /** URLs of databases that exist already. Without them the stack starts a server, or uses `DATABASE_URL`, and creates its own. */
  readonly databases?: Readonly<Record<DatabaseName, string>>
  /** Changes a service's environment, e.g. to put a test's proxy in between. */
  readonly override?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The whole shop, running. */
export type Stack = {
  readonly urls: Readonly<Record<string, string>>
  readonly databaseUrl: (name: DatabaseName) => string
  /** Ends a service as a crash would. */
  readonly kill: (name: string) => Promise<void>
  /** Starts a service that has ended, and waits for it. */
  readonly restart: (name: string) => Promise<void>
  /** Starts a second storefront and identity with other settings beside the first, and gives their addresses. */
  readonly branch: (changes: BranchChanges) => Promise<Branch>
  /** Stops every branch: one that runs on takes over, with its own settings, what a killed service left unfinished. */
  readonly endBranches: () => Promise<void>
  readonly stop: () => Promise<void>
}

const portVariables: Readonly<Record<string, string>> = {
  platform: 'PLATFORM_PORT',
  'payment-sandbox': 'PAYMENT_SANDBOX_PORT',
  identity: 'IDENTITY_PORT',
  storefront: 'STOREFRONT_PORT',
}

/** How long services of a killed run may take to leave their ports. */
const PORT_PATIENCE_MS = 8_000

const databaseNames: readonly DatabaseName[] = ['platform', 'identity']
const databaseName = (name: DatabaseName): string => `selvedge_${name}`

/** Starts database and services in order and waits until each is ready; on any problem everything started is stopped. */
export const startStack = async ({
  settings,
  mode,
  echo,
  onProgress,
  onExit,
  signal,
  databases,
  override = {},
}: StackOptions): Promise<Stack> => {
  prepareDataFolder(settings.dataDir)
  const releaseLock = takeLock(settings.dataDir)
  const services = new Map<string, Service>()
  const branches = new Map<string, Service>()
  let postgres: Postgres | undefined

  const stop = async (): Promise<void> => {
    await Promise.all([...services.values()].map((service) => service.stop()))
    await postgres?.stop()
    releaseLock()
  }

  const run = (spec: ServiceSpec): Service => {
    const changed = { ...spec, environment: { ...spec.environment, ...override[spec.name] } }
    const service = runService(changed, {
      logs: join(settings.dataDir, 'logs'),
      ...(echo ? { echo } : {}),
      ...(onExit ? { onExit } : {}),
      inherit: settings.environment,
    })
    services.set(spec.name, service)
    return service
  }

  try {
    const secrets = readSecrets(settings.dataDir)
    const createDatabases = async (): Promise<Readonly<Record<DatabaseName, string>>> => {
      onProgress?.('Starting the database')
      postgres = settings.databaseUrl
        ? usePostgres(settings.databaseUrl)
        : await startEmbeddedPostgres(join(settings.dataDir, 'postgres'), secrets.database, () =>
            onExit?.('database'),
          )
      const { urlOf } = postgres
      const adminUrl = settings.databaseUrl ?? urlOf('postgres')
      for (const name of databaseNames) await ensureDatabase(adminUrl, databaseName(name))
      return { platform: urlOf(databaseName('platform')), identity: urlOf(databaseName('identity')) }
    }
    const urls = databases ?? (await createDatabases())
    const databaseOf = (name: DatabaseName): string => urls[name]

    const specs = serviceSpecs({ settings, secrets, mode, databaseOf })
    for (const spec of specs)
      await requirePort(
        Number(new URL(spec.url).port),
        spec.name,
        portVariables[spec.name] ?? '',
        PORT_PATIENCE_MS,
      )
    onProgress?.('Starting the services')
    for (const spec of specs) run(spec)
    for (const service of services.values()) {
      onProgress?.(`Waiting for the ${service.name}`)
      await service.ready(signal)
    }

    return {
      urls: Object.fromEntries(specs.map((spec) => [spec.name, spec.url])),
      databaseUrl: databaseOf,
      kill: async (name) => services.get(name)?.kill(),
      restart: async (name) => {
        const spec = specs.find((known) => known.name === name)
        if (!spec) throw new StartProblem(`There is no service called ${name}.`)
        await services.get(name)?.stop()
        await run(spec).ready()
      },
      branch: async (changes) => {
        const branch = await branchSpecs(specs, changes)
        for (const spec of branch.specs) branches.set(spec.name, run(spec))
        for (const { name } of branch.specs) await services.get(name)?.ready()
        return branch.urls
      },
      endBranches: async () => {
        const ending = [...branches]
        branches.clear()
        await Promise.all(ending.map(([, service]) => service.stop()))
        for (const [name] of ending) services.delete(name)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
