import type { Stage } from '../stage.ts'
import { browser } from './browser.ts'
import { builds } from './builds.ts'
import { contract } from './contract.ts'
import { imports } from './imports.ts'
import { install } from './install.ts'
import { journeys } from './journeys.ts'
import { lint } from './lint.ts'
import { packages } from './packages.ts'
import { sizes } from './sizes.ts'
import { storybook } from './storybook.ts'
import { tests } from './tests.ts'
import { types } from './types.ts'

/** Every stage of `npm test`, in order. */
export const stages: readonly Stage[] = [
  browser,
  lint,
  imports,
  builds,
  types,
  contract,
  tests,
  packages,
  sizes,
  install,
  storybook,
  journeys,
]
