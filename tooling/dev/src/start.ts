import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { banner } from './console/banner.ts'
import { build } from './console/build.ts'
import { createProgress } from './console/progress.ts'
import { findStartProblem } from './doctor/findStartProblem.ts'
import { dropDatabase } from './postgres/startPostgres.ts'
import { clearDataFolder, prepareDataFolder } from './stack/dataFolder.ts'
import { readExposure } from './stack/exposure.ts'
import { acquireLock } from './stack/lock.ts'
import { restartServices } from './stack/restartServices.ts'
import { readSecrets } from './stack/secrets.ts'
import { readStackSettings, root } from './stack/settings.ts'
import { EXAMPLE_SITES, writeSiteEnvironment } from './stack/siteEnvironment.ts'
import { type Stack, startStack } from './stack/startStack.ts'
import { StartupError } from './stack/startupError.ts'

const flags = process.argv.slice(2)
const unknown = flags.find((flag) => !['--fresh', '--dev', '--checkout-site', '--env'].includes(flag))
const mode = flags.includes('--dev') ? 'development' : 'production'
const progress = createProgress()
let stack: Stack | undefined
let stopping = false

const fail = (error: unknown): never => {
  progress.abandon()
  if (error instanceof StartupError) process.stderr.write(`${error.message}\n`)
  else
    process.stderr.write(
      `Selvedge could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
  process.exit(1)
}

const stop = (code: number): void => {
  if (stopping) return
  stopping = true
  process.stdout.write('\n  Stopping…\n')
  void (async () => {
    await stack?.stop()
    process.exit(code)
  })()
}
const startup = new AbortController()
const handleServiceExit = restartServices({
  restart: async (name) => {
    if (stopping) return
    await stack?.restart(name).catch((error: unknown) => {
      // Without the database no service recovers.
      if (name === 'database') stop(1)
      throw error
    })
  },
  log: (line) => process.stderr.write(`\n  ${line}\n`),
  onGiveUp: (name) => {
    process.stderr.write(
      `\n  The ${name} keeps exiting; its log in ${join(readStackSettings(process.env).dataDir, 'logs')} gives the reason. Run npm start again; no data is lost.\n`,
    )
    stop(1)
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (stack) stop(0)
    else startup.abort()
  })

try {
  if (unknown)
    throw new StartupError(
      `Unknown option ${unknown}. npm start accepts --fresh (start over), --checkout-site (the checkout on its own port) and --env (accept pages of Vite’s servers, also when other machines reach the shop); pnpm dev is the same with reload.`,
    )
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  if (flags.includes('--checkout-site')) process.env.CHECKOUT_PORT ||= '3020'
  // In production, and where other machines reach the shop, the operator lists the sites.
  const { STOREFRONT_HOST, STOREFRONT_URL: publicUrl } = process.env
  const isReachable = readExposure(process.env).needsKey || Boolean(STOREFRONT_HOST || publicUrl)
  if (flags.includes('--env') || !isReachable) process.env.SITE_ORIGINS ??= EXAMPLE_SITES
  const settings = readStackSettings(process.env)
  const { isDevelopment, accepted } = settings.exposure
  const problem = findStartProblem(process.env)
  if (problem) throw new StartupError(problem)
  if (flags.includes('--env') && !isDevelopment)
    throw new StartupError('--env is for development: it accepts pages of Vite’s servers on this machine.')
  // This check comes before the build, which takes longer.
  prepareDataFolder(settings.dataDir)
  process.stdout.write('\n  Selvedge\n')
  if (flags.includes('--fresh')) {
    progress.begin('Deleting earlier data')
    const release = acquireLock(settings.dataDir)
    clearDataFolder(settings.dataDir)
    if (settings.databaseUrl)
      for (const name of ['platform', 'identity'])
        await dropDatabase(settings.databaseUrl, `selvedge_${name}`)
    release()
  }
  progress.begin('Building')
  await build(mode === 'production' ? ['./apps/*'] : ['./packages/*'])
  if (startup.signal.aborted) process.exit(130)
  stack = await startStack({
    settings,
    mode,
    ...(mode === 'development' ? { echo: 'echo' as const } : {}),
    signal: startup.signal,
    onProgress: progress.begin,
    onExit: (name) => {
      // During the start, `startStack` reports why a service exited.
      if (stack && !stopping) handleServiceExit(name)
    },
  })
  progress.done()
  const { urls, developmentKey: key } = stack
  const writeAccessData = (): string | undefined => {
    try {
      return writeSiteEnvironment({
        dataDir: settings.dataDir,
        urls,
        clientSecret: settings.ownCommerce ? undefined : readSecrets(settings.dataDir).client,
        siteOrigins: settings.environment.SITE_ORIGINS ?? '',
      })
    } catch (error) {
      // The shop runs without this file.
      process.stderr.write(`The access data for other sites could not be written: ${String(error)}\n`)
      return undefined
    }
  }
  const siteEnvironment = isDevelopment ? writeAccessData() : undefined
  const hasMailbox = !settings.environment.SMTP_URL && (isDevelopment || accepted.includes('mailbox'))
  const { SMTP_URL, STOREFRONT_URL } = settings.environment
  process.stdout.write(
    banner({
      urls,
      publicUrl: STOREFRONT_URL || undefined,
      key,
      hasMailbox,
      sendsMails: Boolean(SMTP_URL),
      siteEnvironment,
    }),
  )
  if (startup.signal.aborted) stop(130)
} catch (error) {
  fail(error)
}
