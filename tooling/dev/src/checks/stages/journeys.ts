import { failed } from '../outcome.ts'
import { runVitest } from '../runVitest.ts'
import type { Stage } from '../stage.ts'

/** What shoppers do, in a real browser against the running shop: every build has to be there. */
export const journeys: Stage = {
  name: 'journeys',
  after: ['browser', 'builds'],
  run: async ({ workspaces, broken }) => {
    const e2e = workspaces.find(({ name }) => name === '@selvedge/e2e')
    if (!e2e?.hasTests) return failed('tooling/e2e has no vitest.config.ts')
    if (!process.env.CHROMIUM_PATH) return failed('not run, there is no browser')
    const missing = workspaces.find(({ name, folder }) => broken.has(name) && !folder.includes('tooling'))
    if (missing) return failed(`not run, the build of ${missing.name} failed`)
    return runVitest(e2e, 'journeys')
  },
}
