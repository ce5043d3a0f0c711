import { join } from 'node:path'
import { root } from '../stack/settings.ts'
import { type Outcome, sumOutcomes, totalOf } from './outcome.ts'
import { readReports, removeReports } from './readReports.ts'
import { runCommand } from './runCommand.ts'
import { tail } from './tail.ts'

const runProject = async (script: 'e2e' | 'e2e:faults', args: readonly string[]): Promise<Outcome> => {
  const folder = join(root, 'tooling', 'e2e')
  removeReports(folder, script)
  const { ok, output, log } = await runCommand({
    program: 'pnpm',
    args: ['run', script, '--pass-with-no-tests', ...args],
    cwd: folder,
    log: `${script.replace(':', '-')}.log`,
  })
  const outcome = readReports(folder, script, ok)
  return totalOf(outcome.counts).failed > 0 ? { ...outcome, details: tail(output, log) } : outcome
}

/** Runs the journeys with Playwright arguments and without turbo's cache. All workspaces must be built. */
export const runJourneys = async (args: readonly string[]): Promise<Outcome> =>
  sumOutcomes([await runProject('e2e', args), await runProject('e2e:faults', args)])
