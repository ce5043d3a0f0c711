import { runTurbo } from '../runTurbo.ts'
import type { Stage } from '../stage.ts'

export const types: Stage = {
  name: 'types',
  after: [],
  run: async () => (await runTurbo('typecheck', 'types.log')).outcome,
}
