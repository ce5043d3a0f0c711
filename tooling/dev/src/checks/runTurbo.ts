import { readFileSync } from 'node:fs'
import { runCommand } from './runCommand.ts'

/** A task that turbo ran or restored from its cache. */
export type TaskRun = {
  /** The workspace's name; `//` is the root. */
  readonly workspace: string
  readonly task: string
  readonly succeeded: boolean
  readonly cached: boolean
  readonly ms: number
  /** The path of its log from the root. */
  readonly log: string
}

export type TurboRun = {
  readonly tasks: readonly TaskRun[]
  readonly succeeded: boolean
  readonly output: string
  /** The path of turbo's own log from the root. */
  readonly log: string
}

/** The part of turbo's run summary that this module reads. */
export type Summary = {
  readonly tasks: readonly {
    readonly task: string
    readonly package: string
    readonly command: string
    readonly logFile: string
    readonly cache: { readonly status: string }
    readonly execution?: {
      readonly startTime: number
      readonly endTime: number
      readonly exitCode: number | null
    }
  }[]
}

/** The command that turbo lists for a workspace without a script for the task. */
const NO_SCRIPT = '<NONEXISTENT>'

/** Returns the tasks of a run that have a script and that turbo started. */
export const readSummary = ({ tasks }: Summary): readonly TaskRun[] =>
  tasks.flatMap(({ task, package: workspace, command, logFile, cache, execution }) =>
    command === NO_SCRIPT || !execution
      ? []
      : [
          {
            workspace,
            task,
            succeeded: execution.exitCode === 0,
            cached: cache.status === 'HIT',
            ms: cache.status === 'HIT' ? 0 : execution.endTime - execution.startTime,
            log: logFile,
          },
        ],
  )

/** Runs tasks in every workspace that has them. Tasks with a failed dependency neither run nor appear in the result. */
export const runTurbo = async (
  tasks: readonly string[],
  log: string,
  concurrency: number,
): Promise<TurboRun> => {
  const result = await runCommand({
    program: 'turbo',
    args: [
      'run',
      ...tasks,
      '--summarize',
      '--continue=dependencies-successful',
      '--output-logs=none',
      `--concurrency=${concurrency}`,
    ],
    log,
  })
  const [, file] = /^\s*Summary:\s+(\S.*?)\s*$/m.exec(result.output) ?? []
  const summary = file ? (JSON.parse(readFileSync(file, 'utf8')) as Summary) : undefined
  return {
    tasks: summary ? readSummary(summary) : [],
    succeeded: result.ok,
    output: result.output,
    log: result.log,
  }
}
