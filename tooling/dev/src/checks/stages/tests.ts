import { failed, type Outcome, sumOutcomes } from '../outcome.ts'
import { runVitest } from '../runVitest.ts'
import type { Stage } from '../stage.ts'
import { brokenBelow } from '../workspaces.ts'

/** Unit and integration tests of every package and app, one workspace after the other: each takes all cores. */
/** Those of them that are a stage of their own. */
const ownStages = ['@selvedge/e2e', '@selvedge/install-test']

export const tests: Stage = {
  name: 'tests',
  after: ['builds'],
  run: async ({ workspaces, broken }) => {
    const outcomes: Outcome[] = []
    for (const workspace of workspaces.filter(
      ({ hasTests, name }) => hasTests && !ownStages.includes(name),
    )) {
      const missing = brokenBelow(workspace, broken, workspaces)
      outcomes.push(
        missing
          ? failed(`${workspace.name} not run, the build of ${missing} failed`)
          : await runVitest(workspace, 'tests'),
      )
    }
    return sumOutcomes(outcomes, `${outcomes.length} workspaces`)
  },
}
