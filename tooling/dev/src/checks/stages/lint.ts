import { runCheck } from '../runCheck.ts'
import type { Stage } from '../stage.ts'

export const lint: Stage = {
  name: 'lint',
  after: [],
  run: () => runCheck({ program: 'biome', args: ['check', '.'], log: 'lint.log' }),
}
