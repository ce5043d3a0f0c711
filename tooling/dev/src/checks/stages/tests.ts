import { failed, type Outcome, sumOutcomes } from '../outcome.ts'
import { runVitest } from '../runVitest.ts'
import type { Stage } from '../stage.ts'
import { brokenBelow, type Workspace } from '../workspaces.ts'

/** Those of them that are a stage of their own. */
const ownStages = ['@selvedge/e2e', '@selvedge/install-test']

/** Mostly waits: for services that are killed, silent or late. Others run meanwhile. */
const patient = '@selvedge/identity'

/** Unit and integration tests of every package and app. One workspace after the other, for most take all cores. */
export const tests: Stage = {
  name: 'tests',
  after: ['builds'],
  run: async ({ workspaces, broken }) => {
    const tested = workspaces.filter(({ hasTests, name }) => hasTests && !ownStages.includes(name))
    const test = (workspace: Workspace): Promise<Outcome> | Outcome => {
      const missing = brokenBelow(workspace, broken, workspaces)
      return missing
        ? failed(`${workspace.name} not run, the build of ${missing} failed`)
        : runVitest(workspace, 'tests')
    }
    const inTurn = async (turn: readonly Workspace[]): Promise<readonly Outcome[]> => {
      const outcomes: Outcome[] = []
      for (const workspace of turn) outcomes.push(await test(workspace))
      return outcomes
    }
    const outcomes = (
      await Promise.all([
        inTurn(tested.filter(({ name }) => name === patient)),
        inTurn(tested.filter(({ name }) => name !== patient)),
      ])
    ).flat()
    return sumOutcomes(outcomes, `${outcomes.length} workspaces`)
  },
}
