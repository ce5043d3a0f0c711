import { availableParallelism } from 'node:os'
import { runCheck } from '../runCheck.ts'
import type { Stage } from '../stage.ts'

export const types: Stage = {
  name: 'types',
  after: [],
  run: () =>
    runCheck({
      program: 'turbo',
      args: [
        'run',
        'typecheck',
        '--continue=dependencies-successful',
        '--output-logs=errors-only',
        `--concurrency=${Math.max(2, availableParallelism())}`,
      ],
      log: 'types.log',
    }),
}
