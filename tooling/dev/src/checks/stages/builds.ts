import { availableParallelism } from 'node:os'
import { failed, passed } from '../outcome.ts'
import { runCommand } from '../runCommand.ts'
import type { Stage } from '../stage.ts'
import { tail } from '../tail.ts'

/** The tasks that failed, by turbo's own lines (`@selvedge/ui-kit#build:  ERROR …`). */
const failedBuilds = (output: string): string[] => [
  ...new Set(
    [...output.matchAll(/(@selvedge\/[\w-]+)#(?:build|codegen)\b.*(?:ERROR|WARNING)/g)].map(
      (match) => match[1] ?? '',
    ),
  ),
]

/** Builds everything; what did not build is named to the stages that need it. */
export const builds: Stage = {
  name: 'builds',
  after: [],
  run: async ({ broken, workspaces }) => {
    const { ok, output, log } = await runCommand({
      program: 'turbo',
      args: [
        'run',
        'build',
        '--continue=dependencies-successful',
        '--output-logs=errors-only',
        `--concurrency=${Math.max(2, availableParallelism())}`,
      ],
      log: 'builds.log',
    })
    if (ok) return passed()
    const names = failedBuilds(output)
    for (const name of names.length > 0 ? names : workspaces.map((workspace) => workspace.name))
      broken.add(name)
    return failed(`did not build: ${names.join(', ') || 'anything'}`, tail(output, log))
  },
}
