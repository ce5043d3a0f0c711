import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StartupError } from './startupError.ts'

/** A service of the stack: its command, its environment variables, and its URL. */
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
  /** Resolves when `/readyz` of the service responds with success. */
  readonly ready: (signal?: AbortSignal) => Promise<void>
  /** Sends SIGTERM, and SIGKILL after eight seconds. */
  readonly stop: () => Promise<void>
  /** Sends SIGKILL, which has the effect of a crash. */
  readonly kill: () => Promise<void>
  /** Sends SIGSTOP: the service accepts connections and does not respond until `resume`. */
  readonly pause: () => void
  readonly resume: () => void
}

type RunOptions = {
  readonly logs: string
  readonly echo?: 'echo'
  readonly onExit?: (name: string) => void
  readonly inherit?: NodeJS.ProcessEnv
}

const waitForExit = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()))

/** Collects the last line of a child's output. The returned function resolves with it when the output has ended. */
const collectLastLine = (child: ChildProcess): (() => Promise<string>) => {
  let end = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      end = `${end}${chunk}`.slice(-LONGEST_LINE)
    })
  const closed = new Promise((resolve) => child.once('close', resolve))
  return async () => {
    // A descendant of the child may keep the output open.
    await Promise.race([closed, setTimeout(OUTPUT_END_MS, undefined, { ref: false })])
    return end.trim().split('\n').at(-1) ?? ''
  }
}

/** Describes why a child exited; returns `undefined` while it runs. */
const describeExit = async (
  child: ChildProcess,
  lastLine: () => Promise<string>,
): Promise<string | undefined> => {
  if (child.pid === undefined) return `${child.spawnfile} cannot be run`
  if (child.signalCode !== null) return `ended by ${child.signalCode}`
  return child.exitCode === null ? undefined : (await lastLine()) || `exit code ${child.exitCode}`
}

const READY_MS = 120_000
/** How long to wait for the end of an exited process's output, in ms. */
const OUTPUT_END_MS = 2_000
const LONGEST_LINE = 4_096

/** Starts a service in a child process, with its output in a log file. */
export const runService = (
  spec: ServiceSpec,
  { logs, echo, onExit, inherit = process.env }: RunOptions,
): Service => {
  const file = join(logs, `${spec.name}.log`)
  const log = createWriteStream(file, { flags: 'a' })
  // The shop keeps running when the log cannot be written, for example on a full disk.
  log.on('error', () => undefined)
  const [program = process.execPath, ...rest] = spec.command
  // A separate process group, so that Ctrl-C reaches only the supervisor, which stops the services in order. The IPC
  // channel notifies the service when the supervisor has exited.
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
        if (signal?.aborted) throw new StartupError('Stopped before everything was ready.')
        const end = await describeExit(child, lastLine)
        if (end) throw new StartupError(`The ${spec.name} stopped: ${end} (whole log: ${file})`)
        const response = await fetch(`${spec.url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
          () => undefined,
        )
        if (response?.ok) return
        await setTimeout(100)
      }
      throw new StartupError(
        `The ${spec.name} did not become ready in ${READY_MS / 1000} s. Its log: ${file}`,
      )
    },
    stop: async () => {
      stopping = true
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const force = globalThis.setTimeout(() => child.kill('SIGKILL'), 8_000)
      await waitForExit(child)
      clearTimeout(force)
    },
    kill: async () => {
      stopping = true
      child.kill('SIGKILL')
      await waitForExit(child)
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  }
}
