import { type ListedLicences, licenceProblems } from '../dependencies/licenceProblems.ts'
import { failed, type Outcome, passed, sumOutcomes } from '../outcome.ts'
import { runCheck } from '../runCheck.ts'
import { runCommand } from '../runCommand.ts'
import type { OwnStage } from '../stage.ts'
import { tail } from '../tail.ts'

const AUDIT_LIMIT_MS = 30_000

const checkLicences = async (): Promise<Outcome> => {
  const { ok, output, log } = await runCommand({
    program: 'pnpm',
    args: ['--recursive', 'licenses', 'list', '--json'],
    log: 'licences.log',
  })
  if (!ok) return failed('the licences could not be listed', tail(output, log))
  const listed: ListedLicences = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  const problems = licenceProblems(listed)
  return problems.length === 0
    ? passed()
    : failed('a licence is not allowed; see licenceProblems.ts', problems.join('\n'))
}

/** Looks for known vulnerabilities. When the registry does not respond, nothing is checked, and the note says so. */
const checkAdvisories = async (): Promise<Outcome> => {
  const { ok, output, log } = await runCommand({
    program: 'pnpm',
    args: ['audit', '--prod', '--audit-level', 'high'],
    log: 'advisories.log',
    limitMs: AUDIT_LIMIT_MS,
  })
  if (ok) return passed()
  return /vulnerabilit/i.test(output)
    ? failed('a dependency has a known vulnerability', tail(output, log))
    : { counts: {}, note: 'advisories were not checked: the registry did not respond' }
}

/** Writes the software bills of materials, one for each app, to `reports/sbom`. */
const writeBillsOfMaterials = (): Promise<Outcome> =>
  runCheck({ program: 'npm', args: ['run', '--silent', 'sbom'], log: 'sbom.log' }, 'bills of materials')

/**
 * Checks licences and known vulnerabilities of the dependencies. Advisories change without a commit, so turbo cannot
 * cache this stage. Install scripts are checked by the installation: `strictDepBuilds` in pnpm-workspace.yaml.
 */
export const dependencies: OwnStage = {
  name: 'dependencies',
  run: async () => {
    const advisories = await checkAdvisories()
    return sumOutcomes(
      [await checkLicences(), advisories, await writeBillsOfMaterials()],
      // `sumOutcomes` keeps only the notes of failures, so the note about a check that was not possible is added here.
      advisories.counts.check ? '' : advisories.note,
    )
  },
}
