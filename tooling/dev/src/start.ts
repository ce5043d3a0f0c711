import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { banner } from './console/banner.ts'
import { build } from './console/build.ts'
import { createProgress } from './console/progress.ts'
import { dropDatabase } from './postgres/startPostgres.ts'
import { clearDataFolder, prepareDataFolder } from './stack/dataFolder.ts'
import { keepRunning } from './stack/keepRunning.ts'
import { takeLock } from './stack/lock.ts'
import { readStackSettings, root } from './stack/settings.ts'
import { StartProblem } from './stack/startProblem.ts'
import { type Stack, startStack } from './stack/startStack.ts'

const flags = process.argv.slice(2)
const unknown = flags.find((flag) => !['--fresh', '--dev'].includes(flag))
const mode = flags.includes('--dev') ? 'development' : 'production'
const progress = createProgress()
let stack: Stack | undefined
let stopping = false

const fail = (error: unknown): never => {
  progress.abandon()
  if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`)
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
const early = new AbortController()
const startAgain = keepRunning({
  restart: async (name) => {
    if (!stopping) await stack?.restart(name)
  },
  say: (line) => process.stderr.write(`\n  ${line}\n`),
  giveUp: (name) => {
    process.stderr.write(
      `\n  The ${name} keeps ending; its log in ${join(readStackSettings(process.env).dataDir, 'logs')} says why. Start again; nothing is lost.\n`,
    )
    stop(1)
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (stack) stop(0)
    else early.abort()
  })

try {
  if (unknown)
    throw new StartProblem(
      `${unknown} is not known. npm start takes --fresh (start over); pnpm dev is the same with reload.`,
    )
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const settings = readStackSettings(process.env)
  process.stdout.write('\n  Selvedge\n')
  if (flags.includes('--fresh')) {
    progress.begin('Forgetting earlier data')
    prepareDataFolder(settings.dataDir)
    const release = takeLock(settings.dataDir)
    clearDataFolder(settings.dataDir)
    if (settings.databaseUrl)
      for (const name of ['platform', 'identity'])
        await dropDatabase(settings.databaseUrl, `selvedge_${name}`)
    release()
  }
  progress.begin('Building')
  await build(mode === 'production' ? ['./apps/*'] : ['./packages/*'])
  if (early.signal.aborted) process.exit(130)
  stack = await startStack({
    settings,
    mode,
    ...(mode === 'development' ? { echo: 'echo' as const } : {}),
    signal: early.signal,
    onProgress: progress.begin,
    onExit: (name) => {
      // While the shop still starts, whoever waits for the service tells why it ended.
      if (!stack || stopping) return
      if (name !== 'database') return startAgain(name)
      process.stderr.write('\n  The database ended by itself. Start again; nothing is lost.\n')
      stop(1)
    },
  })
  progress.done()
  process.stdout.write(banner(stack.urls))
  if (early.signal.aborted) stop(130)
} catch (error) {
  fail(error)
}
