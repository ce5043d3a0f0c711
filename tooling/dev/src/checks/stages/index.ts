import type { Stage } from '../stage.ts'
import { browser } from './browser.ts'
import { commits } from './commits.ts'
import { contract } from './contract.ts'
import { dependencies } from './dependencies.ts'

/** Every stage of `npm test`, in order. */
export const stages: readonly Stage[] = [
  browser,
  contract,
  commits,
  dependencies,
  { name: 'lint', tasks: ['lint:code', 'lint:look', 'lint:language'], round: 'checks' },
  { name: 'imports', tasks: ['lint:imports', 'lint:manifests'], round: 'checks' },
  { name: 'builds', tasks: ['build'], round: 'checks' },
  { name: 'types', tasks: ['typecheck'], round: 'checks' },
  { name: 'packages', tasks: ['check:package'], round: 'checks' },
  { name: 'sizes', tasks: ['sizes'], round: 'checks' },
  { name: 'storybook', tasks: ['storybook:build'], round: 'checks' },
  { name: 'docs', tasks: ['site:build'], round: 'checks' },
  { name: 'pages', tasks: ['test:pages'], round: 'longest' },
  { name: 'journeys', tasks: ['e2e'], round: 'longest', needsBrowser: true },
  { name: 'services', tasks: ['test:services'], round: 'longest' },
  { name: 'faults', tasks: ['e2e:faults', 'test:faults'], round: 'longest', needsBrowser: true },
  { name: 'install', tasks: ['test:install'], round: 'tests', needsBrowser: true },
  { name: 'tests', tasks: ['test', 'test:visual'], round: 'tests', needsBrowser: true },
]
