import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Outcome } from './outcome.ts'
import { reports, runCommand } from './runCommand.ts'
import { tail } from './tail.ts'
import { readVitestReport } from './vitestReport.ts'
import type { Workspace } from './workspaces.ts'

/** Some projects of a workspace's configuration, by vitest's pattern, under a name that tells the reports apart. */
export type Part = { readonly name: string; readonly projects: string }

/** Runs the tests of one workspace, or a part of them, and counts them. */
export const runVitest = async (workspace: Workspace, stage: string, part?: Part): Promise<Outcome> => {
  const name = [basename(workspace.folder), ...(part ? [part.name] : [])].join('-')
  const json = join(reports, stage, `${name}.json`)
  rmSync(json, { force: true })
  const { ok, output, log } = await runCommand({
    program: 'pnpm',
    args: [
      ...['exec', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${json}`],
      ...(part ? [`--project=${part.projects}`] : []),
    ],
    cwd: workspace.folder,
    log: join(stage, `${name}.log`),
  })
  const outcome = readVitestReport(json, ok)
  const words = outcome.note ? `${name}: ${outcome.note}` : name
  return outcome.failed > 0
    ? { ...outcome, note: words, details: tail(output, log) }
    : { ...outcome, note: words }
}
