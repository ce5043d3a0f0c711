// Runs a cluster on this machine, or rehearses restarts and failures of its parts: npm run cluster [-- rehearse]
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, createProgress, restartServices, root, StartupError } from '@selvedge/dev/stack'
import { type Cluster, startCluster } from './cluster/startCluster.ts'
import { type Command, readCommand } from './command/readCommand.ts'
import { findPrograms, type Programs } from './programs/findProgram.ts'

const progress = createProgress()
const fail = (error: unknown): never => {
  progress.abandon()
  process.stderr.write(
    error instanceof StartupError
      ? `${error.message}\n`
      : `The cluster could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
}

const rehearse = async (command: Command, programs: Programs): Promise<void> => {
  const { rehearse: run } = await import('./rehearsal/rehearse.ts')
  const { reportOf } = await import('./rehearsal/report.ts')
  const { violationsOf } = await import('./rehearsal/violations.ts')
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => interruption.abort())
  const rehearsal = await run({
    command,
    programs,
    environment: process.env,
    log: progress.begin,
    signal: interruption.signal,
  })
  progress.done()
  const report = reportOf(rehearsal)
  const file = command.report
    ? resolve(command.report)
    : fileURLToPath(new URL('../reports/rehearsal.md', import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, report)
  process.stdout.write(`\n${report}\n`)
  process.exit(violationsOf(rehearsal).length > 0 ? 1 : 0)
}

const start = async (command: Command, programs: Programs): Promise<void> => {
  const dataDir = resolve(root, process.env.DATA_DIR || '.data-cluster')
  if (command.isFresh) {
    progress.begin('Deleting earlier data')
    for (const name of [
      'postgres-a',
      'postgres-b',
      'primary',
      'payment-sandbox',
      'pictures',
      'logs',
      'secrets.json',
    ])
      rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  let cluster: Cluster | undefined
  let isStopping = false
  const stop = (code: number): void => {
    if (isStopping) return
    isStopping = true
    process.stdout.write('\n  Stopping…\n')
    // While the cluster starts, the end of its start stops it: its parts would otherwise run on.
    void cluster?.stop().then(() => process.exit(code))
  }
  const log = (line: string): void => void process.stderr.write(`  ${line}\n`)
  const handleExit = restartServices({
    restart: async (name) => {
      if (!isStopping) await cluster?.recover(name)
    },
    log,
    onGiveUp: (name) => {
      log(`${name} keeps exiting; its log in ${join(dataDir, 'logs')} gives the reason.`)
      stop(1)
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  cluster = await startCluster({
    environment: process.env,
    programs,
    copies: command.copies,
    dataDir,
    fromRelease: command.fromRelease,
    onProgress: progress.begin,
    onExit: (name) => {
      if (cluster && !isStopping) handleExit(name)
    },
  })
  if (isStopping) {
    await cluster.stop()
    process.exit(130)
  }
  progress.done()
  const { urls, ports } = cluster
  process.stdout.write(`
  The shop        ${urls.shop}
  The second site ${urls.larkhouse}
  Identity        ${urls.identity}
  Statistics      ${urls.stats}
  Postgres        127.0.0.1:${ports.database} leads to the primary (${cluster.postgres.primary().name})
  Logs            ${join(dataDir, 'logs')}

`)
}

try {
  const command = readCommand(process.argv.slice(2), () => Math.floor(Math.random() * 1_000_000))
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const programs = findPrograms(process.env)
  if (!command.fromRelease) {
    progress.begin('Building')
    await build(['./apps/*'])
  }
  await (command.kind === 'rehearse' ? rehearse : start)(command, programs)
} catch (error) {
  fail(error)
}
