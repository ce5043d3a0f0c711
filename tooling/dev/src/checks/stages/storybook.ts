import { failed } from '../outcome.ts'
import { runCheck } from '../runCheck.ts'
import type { Stage } from '../stage.ts'
import { brokenBelow } from '../workspaces.ts'

export const storybook: Stage = {
  name: 'storybook',
  after: ['builds'],
  run: async ({ workspaces, broken }) => {
    const kit = workspaces.find(({ scripts }) => scripts['storybook:build'])
    if (!kit) return { passed: 0, failed: 0, note: 'no package has a storybook' }
    const missing = brokenBelow(kit, broken, workspaces)
    if (missing) return failed(`not run, the build of ${missing} failed`)
    return runCheck({
      program: 'pnpm',
      args: ['--filter', kit.name, 'storybook:build'],
      log: 'storybook.log',
    })
  },
}
