import { failed, type Outcome, sumOutcomes } from '../outcome.ts'
import { type Part, runVitest } from '../runVitest.ts'
import type { Stage } from '../stage.ts'
import { brokenBelow } from '../workspaces.ts'

/** Those of them that are a stage of their own. */
const ownStages = ['@selvedge/e2e', '@selvedge/install-test']

/** Mostly waits: for services that are killed, silent or late. Others run meanwhile. */
const patient = '@selvedge/identity'

/** Takes a browser's time in two ways, one picture or story after the other: each has a part of its own. */
const pictured = '@selvedge/ui-kit'
const pictures: Part = { name: 'pictures', projects: 'visual' }
const allButPictures: Part = { name: 'components', projects: '!visual' }

/**
 * Unit and integration tests of every package and app. Two turns at a time, and in each one workspace after the other, for
 * most take all cores.
 */
export const tests: Stage = {
  name: 'tests',
  after: ['builds'],
  run: async ({ workspaces, broken }) => {
    const tested = workspaces.filter(({ hasTests, name }) => hasTests && !ownStages.includes(name))
    const inTurn = async (names: (name: string) => boolean, part?: Part): Promise<readonly Outcome[]> => {
      const outcomes: Outcome[] = []
      for (const workspace of tested.filter(({ name }) => names(name))) {
        const missing = brokenBelow(workspace, broken, workspaces)
        outcomes.push(
          missing
            ? failed(`${workspace.name} not run, the build of ${missing} failed`)
            : await runVitest(workspace, 'tests', part),
        )
      }
      return outcomes
    }
    const turns = await Promise.all([
      inTurn((name) => name === patient).then(async (before) => [
        ...before,
        ...(await inTurn((name) => name === pictured, pictures)),
      ]),
      inTurn((name) => name === pictured, allButPictures).then(async (before) => [
        ...before,
        ...(await inTurn((name) => name !== pictured && name !== patient)),
      ]),
    ])
    const outcomes = turns.flat()
    return sumOutcomes(outcomes, `${tested.length} workspaces`)
  },
}
