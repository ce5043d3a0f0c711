import { matchesGlob } from 'node:path'
import type { Level } from './outcome.ts'

/** Glob patterns of each level's test files. The first match decides; every other test is a unit test. */
const places: readonly (readonly [pattern: string, level: Level])[] = [
  ['apps/{identity,platform,payment-sandbox}/test/**', 'service'],
  [
    'packages/commerce-client/src/**/{cartFunctions,commerceCache,signIn,spec,readme,wishlist,follows}.test.ts*',
    'service',
  ],
  ['tooling/install-test/**', 'service'],
  ['apps/storefront/test/**/*.test.tsx', 'component'],
  ['apps/storefront/app/**/*.test.tsx', 'component'],
  ['apps/storefront/test/**', 'page'],
  ['apps/storefront/**/*.page.test.ts', 'page'],
  ['packages/ui-kit/src/{components,keyboard}/**', 'component'],
  ['packages/ui-kit/src/**/*.stories.tsx', 'component'],
  ['packages/ui-kit/.storybook/**', 'component'],
  ['packages/ui-kit/visual/**', 'component'],
  ['tooling/e2e/src/journeys/**', 'journey'],
]

/** Returns the level of a test file. `file` is its path from the root of the repository. */
export const levelOf = (file: string): Level =>
  places.find(([pattern]) => matchesGlob(file, pattern))?.[1] ?? 'unit'
