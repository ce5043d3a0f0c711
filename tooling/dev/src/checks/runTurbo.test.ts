import { expect, test } from 'vitest'
import { failedWorkspaces } from './runTurbo.ts'

test('turbo names the workspaces that failed, once each, and not those it only warns about', () => {
  const output = `
@selvedge/e2e:build: error TS18003: No inputs were found
@selvedge/e2e#build:  WARNING  command finished with error, but continuing...
@selvedge/ui-kit#build:  ERROR  command (pnpm run build) exited (1)
@selvedge/e2e#build:  ERROR  command (pnpm run build) exited (2)
 WARNING  no output files found for task @selvedge/dev#build. Please check your \`outputs\` key
`
  expect(failedWorkspaces(output)).toEqual(['@selvedge/e2e', '@selvedge/ui-kit'])
})
