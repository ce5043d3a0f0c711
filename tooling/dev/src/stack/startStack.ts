import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import {
  connectPostgres,
  ensureDatabase,
  type Postgres,
  startEmbeddedPostgres,
} from '../postgres/startPostgres.ts'
import { type Branch, type BranchChanges, branchSpecs } from './branchSpecs.ts'
import { prepareDataFolder } from './dataFolder.ts'
import { addressOf } from './exposure.ts'
import { acquireLock } from './lock.ts'
import { requirePort } from './ports.ts'
import { runService, type Service, type ServiceSpec } from './runService.ts'
import { readSecrets } from './secrets.ts'
import { type Mode, serviceSpecs } from './serviceSpecs.ts'
import type { StackSettings } from './settings.ts'
import { StartupError } from './startupError.ts'

export type DatabaseName = 'platform' | 'identity'

export type StackOptions = {
  readonly settings: StackSettings
  readonly mode: Mode
  readonly echo?: 'echo'
  /** Called with a description of the current step, for display. */
  readonly onProgress?: (step: string) => void
  /** Called when a service exits unexpectedly. */
  readonly onExit?: (name: string) => void
  /** Aborts the start and stops the services that were started. */
  readonly signal?: AbortSignal
  /** URLs of existing databases. By default the stack starts a server or uses `DATABASE_URL`, and creates the databases. */
  readonly databases?: Readonly<Record<DatabaseName, string>>
  /** Overrides variables of a service, e.g. to route its requests through a test's proxy. */
  readonly override?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Runs a service from another folder than its app's, e.g. from a release folder. */
  readonly folders?: Readonly<Record<string, string>>
}

/** The running shop. */
export type Stack = {
  readonly urls: Readonly<Record<string, string>>
  /** The key of mailbox and console; `undefined` when only this machine reaches them. */
  readonly developmentKey: string | undefined
  readonly databaseUrl: (name: DatabaseName) => string
  /** Kills a service, which has the effect of a crash. */
  readonly kill: (name: string) => Promise<void>
  /** Makes a service stop responding until `resume`. */
  readonly pause: (name: string) => void
  readonly resume: (name: string) => void
  /** Starts a stopped service, or the embedded `database`, and waits until it is ready. */
  readonly restart: (name: string) => Promise<void>
  /** Starts a second storefront and identity with other settings, and returns their URLs. */
  readonly branch: (changes: BranchChanges) => Promise<Branch>
  /** Stops every branch: a running one would resume the unfinished orders of a killed service with its own settings. */
  readonly stopBranches: () => Promise<void>
  readonly stop: () => Promise<void>
}

const portVariables: Readonly<Record<string, string>> = {
  platform: 'PLATFORM_PORT',
  'payment-sandbox': 'PAYMENT_SANDBOX_PORT',
  identity: 'IDENTITY_PORT',
  storefront: 'STOREFRONT_PORT',
}

/** How long services of a killed run may take to release their ports. */
const PORT_RELEASE_TIMEOUT_MS = 8_000

const databaseNames: readonly DatabaseName[] = ['platform', 'identity']
const databaseName = (name: DatabaseName): string => `selvedge_${name}`

/** Starts the database and the services in order and waits until each is ready. Stops all of them on any error. */
export const startStack = async ({
  settings,
  mode,
  echo,
  onProgress,
  onExit,
  signal,
  databases,
  override = {},
  folders = {},
}: StackOptions): Promise<Stack> => {
  prepareDataFolder(settings.dataDir)
  const releaseLock = acquireLock(settings.dataDir)
  const services = new Map<string, Service>()
  const branches = new Map<string, Service>()
  let postgres: Postgres | undefined

  const stop = async (): Promise<void> => {
    await Promise.all([...services.values()].map((service) => service.stop()))
    await postgres?.stop()
    releaseLock()
  }

  const run = (spec: ServiceSpec): Service => {
    const changed = {
      ...spec,
      folder: folders[spec.name] ?? spec.folder,
      environment: { ...spec.environment, ...override[spec.name] },
    }
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
        ? connectPostgres(settings.databaseUrl)
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

    // A new key with every start.
    const developmentKey = settings.environment.DEVELOPMENT_KEY || randomBytes(18).toString('base64url')
    const specs = serviceSpecs({ settings, secrets, mode, databaseOf, developmentKey })
    for (const spec of specs)
      await requirePort(
        Number(new URL(spec.url).port),
        spec.name,
        portVariables[spec.name] ?? '',
        PORT_RELEASE_TIMEOUT_MS,
      )
    const { larkhouse, checkout } = settings.ports
    if (larkhouse) await requirePort(larkhouse, 'site Larkhouse', 'LARKHOUSE_PORT', PORT_RELEASE_TIMEOUT_MS)
    if (checkout) await requirePort(checkout, 'checkout', 'CHECKOUT_PORT', PORT_RELEASE_TIMEOUT_MS)
    onProgress?.('Starting the services')
    for (const spec of specs) run(spec)
    for (const service of services.values()) {
      onProgress?.(`Waiting for the ${service.name}`)
      await service.ready(signal)
    }

    return {
      urls: {
        ...Object.fromEntries(specs.map((spec) => [spec.name, spec.url])),
        ...(larkhouse ? { larkhouse: addressOf(settings.environment.STOREFRONT_HOST, larkhouse) } : {}),
        ...(checkout ? { checkout: addressOf(settings.environment.STOREFRONT_HOST, checkout) } : {}),
      },
      developmentKey: settings.exposure.needsKey ? developmentKey : undefined,
      databaseUrl: databaseOf,
      kill: async (name) => services.get(name)?.kill(),
      pause: (name) => services.get(name)?.pause(),
      resume: (name) => services.get(name)?.resume(),
      restart: async (name) => {
        if (name === 'database') return postgres?.restart()
        const spec = specs.find((known) => known.name === name)
        if (!spec) throw new StartupError(`There is no service called ${name}.`)
        await services.get(name)?.stop()
        await run(spec).ready()
      },
      branch: async (changes) => {
        const branch = await branchSpecs(specs, changes)
        for (const spec of branch.specs) branches.set(spec.name, run(spec))
        for (const { name } of branch.specs) await services.get(name)?.ready()
        return branch.urls
      },
      stopBranches: async () => {
        const running = [...branches]
        branches.clear()
        await Promise.all(running.map(([, service]) => service.stop()))
        for (const [name] of running) services.delete(name)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
