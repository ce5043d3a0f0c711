import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Outcome } from './outcome.ts'
import { reports, runCommand } from './runCommand.ts'
import { tail } from './tail.ts'
import { readVitestReport } from './vitestReport.ts'
import type { Workspace } from './workspaces.ts'

/** Runs the tests of one workspace and counts them. */
export const runVitest = async (workspace: Workspace, stage: string): Promise<Outcome> => {
  const name = basename(workspace.folder)
  const json = join(reports, stage, `${name}.json`)
  rmSync(json, { force: true })
  const { ok, output, log } = await runCommand({
    program: 'pnpm',
    args: ['exec', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${json}`],
    cwd: workspace.folder,
    log: join(stage, `${name}.log`),
  })
  const outcome = readVitestReport(json, ok)
  const words = outcome.note ? `${name}: ${outcome.note}` : name
  return outcome.failed > 0
    ? { ...outcome, note: words, details: tail(output, log) }
    : { ...outcome, note: words }
}
