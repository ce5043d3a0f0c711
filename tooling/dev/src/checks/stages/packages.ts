import { basename, join } from 'node:path'
import { failed, type Outcome, sumOutcomes } from '../outcome.ts'
import { runCheck } from '../runCheck.ts'
import type { Stage } from '../stage.ts'

/** publint and attw on every package that is published: one check a package. */
export const packages: Stage = {
  name: 'packages',
  after: ['builds'],
  run: async ({ workspaces, broken }) => {
    const outcomes: Outcome[] = []
    for (const { name, folder } of workspaces.filter(({ scripts }) => scripts['check:package']))
      outcomes.push(
        broken.has(name)
          ? failed(`${name} not run, its build failed`)
          : await runCheck(
              {
                program: 'pnpm',
                args: ['--filter', name, 'check:package'],
                log: join('packages', `${basename(folder)}.log`),
              },
              name,
            ),
      )
    return sumOutcomes(outcomes, `${outcomes.length} packages`)
  },
}
