import { sumOutcomes } from '../outcome.ts'
import { runCheck } from '../runCheck.ts'
import type { Stage } from '../stage.ts'

const config = 'tooling/lint/dependency-cruiser.cjs'

/** Who may import whom, and what every manifest must say. */
export const imports: Stage = {
  name: 'imports',
  after: [],
  run: async () =>
    sumOutcomes([
      await runCheck({
        program: 'depcruise',
        args: ['--config', config, 'apps', 'packages', 'tooling'],
        log: 'imports.log',
      }),
      await runCheck({
        program: process.execPath,
        args: ['tooling/lint/checkManifests.ts'],
        log: 'manifests.log',
      }),
    ]),
}
