import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StartProblem } from './startProblem.ts'

/** A service of the stack: what runs it, with which settings, and where it answers. */
export type ServiceSpec = {
  readonly name: string
  readonly folder: string
  readonly command: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly url: string
}

/** A running service. */
export type Service = {
  readonly name: string
  readonly url: string
  readonly pid: number | undefined
  /** Resolves when the service answers that it is ready. */
  readonly ready: (signal?: AbortSignal) => Promise<void>
  /** Asks it to stop; after eight seconds it is made to. */
  readonly stop: () => Promise<void>
  /** Ends it at once, as a crash would. */
  readonly kill: () => Promise<void>
}

type RunOptions = {
  readonly logs: string
  readonly echo?: 'echo'
  readonly onExit?: (name: string) => void
  readonly inherit?: NodeJS.ProcessEnv
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()))

/** Collects the last line of a child's output; gives it once the output has ended. */
const collectLastLine = (child: ChildProcess): (() => Promise<string>) => {
  let end = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      end = `${end}${chunk}`.slice(-LONGEST_LINE)
    })
  const closed = new Promise((resolve) => child.once('close', resolve))
  return async () => {
    // A process that the child started may hold the output open.
    await Promise.race([closed, setTimeout(OUTPUT_END_MS, undefined, { ref: false })])
    return end.trim().split('\n').at(-1) ?? ''
  }
}

/** Why a child that should run does not, in a few words; `undefined` while it runs. */
const endOf = async (child: ChildProcess, lastLine: () => Promise<string>): Promise<string | undefined> => {
  if (child.pid === undefined) return `${child.spawnfile} cannot be run`
  if (child.signalCode !== null) return `ended by ${child.signalCode}`
  return child.exitCode === null ? undefined : (await lastLine()) || `exit code ${child.exitCode}`
}

const READY_MS = 120_000
/** Milliseconds that the output of an ended process has to end, too. */
const OUTPUT_END_MS = 2_000
const LONGEST_LINE = 4_096

/** Starts a service in a process of its own; its output goes to a log file. */
export const runService = (
  spec: ServiceSpec,
  { logs, echo, onExit, inherit = process.env }: RunOptions,
): Service => {
  const file = join(logs, `${spec.name}.log`)
  const log = createWriteStream(file, { flags: 'a' })
  // A log that cannot be written, on a full disk say, is no reason to stop the shop.
  log.on('error', () => undefined)
  const [program = process.execPath, ...rest] = spec.command
  // In a group of its own, so that Ctrl-C reaches the supervisor only and things stop in order. The channel tells the
  // service when the supervisor is gone.
  const child = spawn(program, rest, {
    cwd: spec.folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...inherit, ...spec.environment },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.pipe(log, { end: false })
    if (echo) stream?.on('data', (chunk) => process.stdout.write(`[${spec.name}] ${chunk}`))
  }
  const lastLine = collectLastLine(child)
  let stopping = false
  child.on('exit', () => {
    if (!stopping) onExit?.(spec.name)
  })
  child.on('error', () => undefined)

  return {
    name: spec.name,
    url: spec.url,
    pid: child.pid,
    ready: async (signal) => {
      for (const until = Date.now() + READY_MS; Date.now() < until; ) {
        if (signal?.aborted) throw new StartProblem('Stopped before everything was ready.')
        const end = await endOf(child, lastLine)
        if (end) throw new StartProblem(`The ${spec.name} stopped: ${end} (whole log: ${file})`)
        const answer = await fetch(`${spec.url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
          () => undefined,
        )
        if (answer?.ok) return
        await setTimeout(100)
      }
      throw new StartProblem(
        `The ${spec.name} did not become ready in ${READY_MS / 1000} s. Its log: ${file}`,
      )
    },
    stop: async () => {
      stopping = true
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const force = globalThis.setTimeout(() => child.kill('SIGKILL'), 8_000)
      await ended(child)
      clearTimeout(force)
    },
    kill: async () => {
      stopping = true
      child.kill('SIGKILL')
      await ended(child)
    },
  }
}
