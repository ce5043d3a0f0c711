import { join } from 'node:path'
import { runCheck } from '../runCheck.ts'
import type { OwnStage } from '../stage.ts'

/** Checks the subjects of the commits. Turbo cannot hash the Git history, so this stage runs every time. */
export const commits: OwnStage = {
  name: 'commits',
  run: () =>
    runCheck({
      program: process.execPath,
      args: [join('tooling', 'lint', 'checkCommits.ts')],
      log: 'commits.log',
    }),
}
