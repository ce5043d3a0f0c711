import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  acquireLock,
  ensureDatabase,
  prepareDataFolder,
  readSecrets,
  readStackSettings,
  requirePort,
  root,
  runService,
  type Service,
  type ServiceSpec,
  StartupError,
  serviceSpecs,
} from '@selvedge/dev/stack'
import { httpConfig, postgresConfig } from '../haproxy/haproxyConfig.ts'
import { type Haproxy, startHaproxy } from '../haproxy/startHaproxy.ts'
import { CHECK_ROLE, SUPERUSER } from '../postgres/postgresFiles.ts'
import { type PostgresPair, startPostgresPair } from '../postgres/startPostgresPair.ts'
import type { Programs } from '../programs/findProgram.ts'
import { stopOrphan } from '../programs/runProgram.ts'
import { type Redis, startRedis } from '../redis/startRedis.ts'
import { type ClusterPorts, clusterPorts } from './clusterPorts.ts'
import { copySpecs } from './copySpecs.ts'

export type ClusterOptions = {
  readonly environment: NodeJS.ProcessEnv
  readonly programs: Programs
  readonly copies: { readonly storefronts: number; readonly identities: number }
  readonly dataDir: string
  /** Runs the folders of `npm run release:apps` instead of the built apps. */
  readonly fromRelease?: boolean
  readonly onProgress?: (step: string) => void
  /** Called when a part exits unexpectedly. */
  readonly onExit?: (name: string) => void
}

/** The running cluster. */
export type Cluster = {
  readonly ports: ClusterPorts
  /** The names of the copies, storefronts first. */
  readonly copies: readonly string[]
  readonly urls: Readonly<
    Record<'shop' | 'larkhouse' | 'identity' | 'platform' | 'payments' | 'stats', string>
  >
  readonly databaseUrl: (name: 'platform' | 'identity') => string
  readonly postgres: PostgresPair
  readonly redis: Redis
  /** The public balancer. */
  readonly balancer: Haproxy
  /** The balancer that leads to the primary database. */
  readonly databaseBalancer: Haproxy
  /** Stops a service with SIGTERM, starts it again and waits until it is ready. */
  readonly restart: (name: string) => Promise<void>
  readonly kill: (name: string) => Promise<void>
  /** Repairs a part that has exited. The loss of the primary database promotes the replica. */
  readonly recover: (name: string) => Promise<void>
  readonly stop: () => Promise<void>
}

const PORT_RELEASE_TIMEOUT_MS = 8_000

const databaseName = (name: 'platform' | 'identity'): string => `selvedge_${name}`

/** Stops the programs that a killed run left running: unlike the services, they do not notice that it has ended. */
const stopOrphans = async (dataDir: string): Promise<void> => {
  for (const name of ['haproxy', 'haproxy-postgres']) await stopOrphan(dataDir, name, 'haproxy')
  await stopOrphan(dataDir, 'redis', '-server')
  for (const name of ['postgres-a', 'postgres-b']) await stopOrphan(dataDir, name, join(dataDir, name))
}

const releaseSpec = (spec: ServiceSpec): ServiceSpec => {
  const folder = join(root, 'release', spec.name)
  if (!existsSync(folder))
    throw new StartupError(`There is no folder release/${spec.name}. Make it with npm run release:apps.`)
  return { ...spec, folder, command: [process.execPath, '.'] }
}

/** Starts all parts in order, and waits until the shop is ready behind its balancer. Stops all of them on any error. */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { environment, programs, dataDir, onProgress, onExit } = options
  const ports = clusterPorts(environment, options.copies)
  const settings = readStackSettings({
    ...environment,
    DATA_DIR: dataDir,
    // The cluster has a Postgres of its own.
    DATABASE_URL: '',
    STOREFRONT_PORT: String(ports.shop),
    IDENTITY_PORT: String(ports.identity),
    LARKHOUSE_PORT: String(ports.larkhouse),
    PLATFORM_PORT: String(ports.platform),
    PAYMENT_SANDBOX_PORT: String(ports.paymentSandbox),
    CHECKOUT_PORT: '',
    TRUSTED_PROXY_HOPS: environment.TRUSTED_PROXY_HOPS || '1',
  })
  prepareDataFolder(dataDir)
  const releaseLock = acquireLock(dataDir)
  mkdirSync(join(dataDir, 'run'), { recursive: true })
  const services = new Map<string, Service>()
  const stops: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    const running = [...services.values()]
    // Storefronts first: they finish what they ask of identity.
    for (const kind of ['storefront', 'identity', ''])
      await Promise.all(running.filter(({ name }) => name.startsWith(kind)).map((service) => service.stop()))
    for (const stopPart of stops.reverse()) await stopPart()
    releaseLock()
  }
  const notify = onExit ? { onExit } : {}

  try {
    await stopOrphans(dataDir)
    for (const [part, port] of Object.entries(ports).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, each] as const),
    ))
      await requirePort(port, part, 'CLUSTER_PORT', PORT_RELEASE_TIMEOUT_MS)

    const secrets = readSecrets(dataDir)
    onProgress?.('Starting Postgres and its replica')
    const postgres = await startPostgresPair({
      dataDir,
      ports: ports.databases,
      password: secrets.database,
      programs,
      ...notify,
    })
    stops.push(postgres.stop)
    onProgress?.('Starting Redis')
    const redis = await startRedis({ program: programs.redis, port: ports.redis, dataDir, ...notify })
    stops.push(redis.stop)

    onProgress?.('Starting HAProxy')
    const user = process.getuid?.() === 0 ? 'haproxy' : undefined
    const balance = async (name: string, configOf: (socket: string) => string): Promise<Haproxy> => {
      const socket = join(dataDir, 'run', `${name}.sock`)
      const config = configOf(socket)
      const haproxy = await startHaproxy({
        name,
        program: programs.haproxy,
        config,
        socket,
        dataDir,
        ...notify,
      })
      stops.push(haproxy.stop)
      return haproxy
    }
    const servers = (name: string, copies: readonly number[]) =>
      copies.map((port, at) => ({ name: `${name}-${at + 1}`, port }))
    const databaseBalancer = await balance('haproxy-postgres', (socket) =>
      postgresConfig({
        socket,
        user,
        port: ports.database,
        checkRole: CHECK_ROLE,
        servers: [postgres.primary(), postgres.replica()].map(({ name, port }) => ({ name, port })),
      }),
    )
    const balancer = await balance('haproxy', (socket) =>
      httpConfig({
        socket,
        user,
        host: environment.CLUSTER_HOST || '127.0.0.1',
        statsPort: ports.stats,
        services: [
          {
            name: 'storefront',
            ports: [ports.shop, ports.larkhouse],
            servers: servers('storefront', ports.storefronts),
          },
          { name: 'identity', ports: [ports.identity], servers: servers('identity', ports.identities) },
        ],
      }),
    )

    const databaseUrl = (name: string): string =>
      `postgres://${SUPERUSER}:${secrets.database}@127.0.0.1:${ports.database}/${name}`
    for (const name of ['platform', 'identity'] as const)
      await ensureDatabase(databaseUrl('postgres'), databaseName(name))
    const stackSpecs = serviceSpecs({
      settings,
      secrets,
      mode: 'production',
      databaseOf: (name) => databaseUrl(databaseName(name)),
      developmentKey: environment.DEVELOPMENT_KEY || randomBytes(18).toString('base64url'),
    })
    const specs = copySpecs(options.fromRelease ? stackSpecs.map(releaseSpec) : stackSpecs, ports)
    const run = (spec: ServiceSpec): Service => {
      const service = runService(spec, {
        logs: join(dataDir, 'logs'),
        inherit: settings.environment,
        ...notify,
      })
      services.set(spec.name, service)
      return service
    }
    onProgress?.('Starting the services')
    for (const spec of specs) run(spec)
    for (const { name } of specs) {
      onProgress?.(`Waiting for ${name}`)
      await services.get(name)?.ready()
    }

    const restart = async (name: string): Promise<void> => {
      const spec = specs.find((known) => known.name === name)
      if (!spec) throw new StartupError(`There is no service called ${name}.`)
      await services.get(name)?.stop()
      await run(spec).ready()
    }
    const local = (port: number): string => `http://localhost:${port}`
    return {
      ports,
      copies: specs
        .map(({ name }) => name)
        .filter((name) => /-\d+$/.test(name))
        .reverse(),
      urls: {
        shop: local(ports.shop),
        larkhouse: local(ports.larkhouse),
        identity: local(ports.identity),
        platform: local(ports.platform),
        payments: local(ports.paymentSandbox),
        stats: local(ports.stats),
      },
      databaseUrl: (name) => databaseUrl(databaseName(name)),
      postgres,
      redis,
      balancer,
      databaseBalancer,
      restart,
      kill: async (name) => services.get(name)?.kill(),
      recover: async (name) => {
        if (name === 'redis') return redis.restart()
        if (name === 'haproxy') return balancer.restart()
        if (name === 'haproxy-postgres') return databaseBalancer.restart()
        if (name === postgres.replica().name) return postgres.restartReplica()
        if (name !== postgres.primary().name) return restart(name)
        // This machine sees that the primary has exited, so it cannot accept writes beside the new one.
        await postgres.promote()
        await postgres.rebuildReplica()
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
