import { sumOutcomes } from '../outcome.ts'
import { runCheck } from '../runCheck.ts'
import type { Stage } from '../stage.ts'

/** How code is written, and that the storefront takes its look from the kit alone. */
export const lint: Stage = {
  name: 'lint',
  after: [],
  run: async () =>
    sumOutcomes([
      await runCheck({ program: 'biome', args: ['check', '.'], log: 'lint.log' }),
      await runCheck({ program: process.execPath, args: ['tooling/lint/checkLook.ts'], log: 'look.log' }),
    ]),
}
