import { failed } from '../outcome.ts'
import { runVitest } from '../runVitest.ts'
import type { Stage } from '../stage.ts'

/** What other sites do with the published packages: install their tarballs, build, sell. */
export const install: Stage = {
  name: 'install',
  after: ['browser', 'builds'],
  run: async ({ workspaces, broken }) => {
    const site = workspaces.find(({ name }) => name === '@selvedge/install-test')
    if (!site) return failed('tooling/install-test is not there')
    if (!process.env.CHROMIUM_PATH) return failed('not run, there is no browser')
    const missing = workspaces.find(({ name, published }) => published && broken.has(name))
    if (missing) return failed(`not run, the build of ${missing.name} failed`)
    return runVitest(site, 'install')
  },
}
