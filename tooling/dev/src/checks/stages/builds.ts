import { runTurbo } from '../runTurbo.ts'
import type { Stage } from '../stage.ts'

/** Builds everything; what did not build is named to the stages that need it. */
export const builds: Stage = {
  name: 'builds',
  after: [],
  run: async ({ broken, workspaces }) => {
    const { outcome, culprits } = await runTurbo('build', 'builds.log')
    // A run that failed before any task has built nothing.
    const missing = culprits.length > 0 ? culprits : workspaces.map(({ name }) => name)
    if (outcome.failed > 0) for (const name of missing) broken.add(name)
    return outcome
  },
}
