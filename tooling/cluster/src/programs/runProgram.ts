import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandLineIncludes, isRunning, StartupError } from '@selvedge/dev/stack'
import type { ProcessUser } from './systemUser.ts'

/** A program of the cluster that is not one of the shop's services. */
export type ProgramOptions = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** The data folder of the cluster, which has the logs and the files with process ids. */
  readonly dataDir: string
  readonly user?: ProcessUser
  /** Called when the program exits without having been stopped. */
  readonly onExit?: (name: string) => void
}

export type Program = {
  readonly pid: number
  readonly hasExited: () => boolean
  readonly signal: (signal: NodeJS.Signals) => void
  /** Sends a signal, and SIGKILL when the program has not exited in time. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
  /** Sends SIGKILL to the program and its children, as when their machine loses power. */
  readonly kill: () => Promise<void>
}

/** How long a program may take to stop, in ms. */
const STOP_MS = 15_000

const pidFile = (dataDir: string, name: string): string => join(dataDir, 'run', `${name}.pid`)

const childrenOf = (pid: number): readonly number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

const killQuietly = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch {
    // It has already exited.
  }
}

/** Stops a program that a killed run left running. The command line must contain `mark`, because systems reuse process ids. */
export const stopOrphan = async (dataDir: string, name: string, mark: string): Promise<void> => {
  const file = pidFile(dataDir, name)
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8'))
  if (pid && isRunning(pid) && commandLineIncludes(pid, mark)) {
    // The fast stop of Postgres, and the usual one of the others.
    killQuietly(pid, 'SIGINT')
    for (const until = Date.now() + STOP_MS; isRunning(pid) && Date.now() < until; ) await sleep(100)
    if (isRunning(pid))
      throw new StartupError(`The ${name} of an earlier run (process ${pid}) does not stop. End it first.`)
  }
  rmSync(file, { force: true })
}

/** Starts a program with its output in a log file. */
export const runProgram = ({ name, command, dataDir, user = {}, onExit }: ProgramOptions): Program => {
  const log = createWriteStream(join(dataDir, 'logs', `${name}.log`), { flags: 'a' })
  log.on('error', () => undefined)
  const [file, ...rest] = command
  // A separate process group, so that Ctrl-C reaches only the supervisor, which stops the programs in order.
  const child = spawn(file, rest, { cwd: '/', detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...user })
  child.on('error', () => undefined)
  if (child.pid === undefined) throw new StartupError(`${file} cannot be run.`)
  const { pid } = child
  mkdirSync(join(dataDir, 'run'), { recursive: true })
  writeFileSync(pidFile(dataDir, name), String(pid))
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false })
  let isStopping = false
  const hasExited = (): boolean => child.exitCode !== null || child.signalCode !== null
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  void exited.then(() => {
    if (!isStopping) onExit?.(name)
  })
  return {
    pid,
    hasExited,
    signal: (signal) => killQuietly(pid, signal),
    stop: async (signal = 'SIGTERM') => {
      isStopping = true
      if (hasExited()) return
      killQuietly(pid, signal)
      const force = setTimeout(() => killQuietly(pid, 'SIGKILL'), STOP_MS)
      await exited
      clearTimeout(force)
    },
    kill: async () => {
      isStopping = true
      for (const each of [pid, ...childrenOf(pid)]) killQuietly(each, 'SIGKILL')
      await exited
    },
  }
}

/** Runs a program until it ends. Throws an error with the end of its output when it fails. */
export const runToEnd = (
  command: readonly [string, ...string[]],
  {
    user = {},
    environment = {},
  }: { readonly user?: ProcessUser; readonly environment?: NodeJS.ProcessEnv } = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const [file, ...rest] = command
    const child = spawn(file, rest, {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
      ...user,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = `${output}${chunk}`.slice(-2_000)
      })
    child.on('error', (error) => reject(new StartupError(`${file} cannot be run: ${error.message}`)))
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new StartupError(`${file} failed: ${output.trim().split('\n').slice(-3).join(' ')}`)),
    )
  })
