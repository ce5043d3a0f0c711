import { join } from 'node:path'
import { root } from '../stack/settings.ts'
import { type Outcome, totalOf } from './outcome.ts'
import { readReports, removeReports } from './readReports.ts'
import { runCommand } from './runCommand.ts'
import { tail } from './tail.ts'

/** Runs the journeys with arguments of their runner, always anew: such runs are not cached. Everything has to be built. */
export const runJourneys = async (args: readonly string[]): Promise<Outcome> => {
  const folder = join(root, 'tooling', 'e2e')
  removeReports(folder, 'e2e')
  const { ok, output, log } = await runCommand({
    program: 'pnpm',
    args: ['run', 'e2e:all', ...args],
    cwd: folder,
    log: 'journeys.log',
  })
  const outcome = readReports(folder, 'e2e', ok)
  return totalOf(outcome.counts).failed > 0 ? { ...outcome, details: tail(output, log) } : outcome
}
