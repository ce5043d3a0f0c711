import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { root } from '../stack/settings.ts'
import { signalGroup, trackChild } from './childProcesses.ts'

export type Command = {
  readonly program: string
  readonly args: readonly string[]
  /** The file under `reports/` that receives the output of the command. */
  readonly log: string
  readonly cwd?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Time limit in milliseconds. The default of 90 minutes is three times the duration of the longest stage. */
  readonly limitMs?: number
}

export type CommandResult = {
  readonly ok: boolean
  readonly output: string
  /** The log's path from the root, for messages. */
  readonly log: string
}

export const reports = join(root, 'reports')

const childEnvironment = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => {
  const { FORCE_COLOR: _, ...inherited } = process.env
  return {
    ...inherited,
    // The tools are also found when the runner is started without npm.
    PATH: [join(root, 'node_modules', '.bin'), inherited.PATH].join(delimiter),
    NO_COLOR: '1',
    CI: '1',
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...more,
  }
}

/** Runs a command. Its output goes to its log and into the result. A command that cannot start counts as failed. */
export const runCommand = ({
  program,
  args,
  log,
  cwd = root,
  environment,
  limitMs = 5_400_000,
}: Command): Promise<CommandResult> =>
  new Promise((resolve) => {
    const file = join(reports, log)
    const child = spawn(program, args, {
      cwd,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: childEnvironment(environment),
    })
    trackChild(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk
      })
    const limit = setTimeout(() => {
      output += `\nStopped: exceeded the limit of ${limitMs / 1000} s.\n`
      signalGroup(child, 'SIGKILL')
    }, limitMs)
    const end = (ok: boolean): void => {
      clearTimeout(limit)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, output)
      resolve({ ok, output, log: relative(root, file) })
    }
    child.once('error', (error) => {
      output += `${program} could not start: ${error.message}\n`
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
