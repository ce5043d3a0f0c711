import { availableParallelism } from 'node:os'
import { failed, type Outcome, passed } from './outcome.ts'
import { runCommand } from './runCommand.ts'
import { tail } from './tail.ts'

/** The workspaces whose task failed, by turbo's own lines (`@selvedge/ui-kit#build:  ERROR …`). */
export const failedWorkspaces = (output: string): readonly string[] => [
  ...new Set(
    [...output.matchAll(/(@selvedge\/[\w-]+)#[\w:]+: +(?:ERROR|WARNING)/g)].map((match) => match[1] ?? ''),
  ),
]

/** Runs a task in every workspace that has it, and names those where it failed; all of it is one check. */
export const runTurbo = async (
  task: string,
  log: string,
): Promise<{ outcome: Outcome; culprits: readonly string[] }> => {
  const {
    ok,
    output,
    log: file,
  } = await runCommand({
    program: 'turbo',
    args: [
      'run',
      task,
      '--continue=dependencies-successful',
      '--output-logs=errors-only',
      `--concurrency=${Math.max(2, availableParallelism())}`,
    ],
    log,
  })
  if (ok) return { outcome: passed(), culprits: [] }
  const culprits = failedWorkspaces(output)
  const note = culprits.length > 0 ? `failed in ${culprits.join(', ')}` : `turbo run ${task}`
  return { outcome: failed(note, tail(output, file)), culprits }
}
