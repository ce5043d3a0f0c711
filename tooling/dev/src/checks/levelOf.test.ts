import { expect, test } from 'vitest'
import { levelOf } from './levelOf.ts'

test.each([
  ['packages/cart-domain/src/totals/totals.test.ts', 'unit'],
  ['apps/identity/src/log/createLog.test.ts', 'unit'],
  ['apps/identity/test/orders.test.ts', 'service'],
  ['apps/platform/test/search.test.ts', 'service'],
  ['packages/commerce-client/src/cart/cartFunctions.test.ts', 'service'],
  ['apps/storefront/test/pages/cart.test.ts', 'page'],
  ['apps/storefront/app/features/cart/cart.page.test.ts', 'page'],
  ['apps/storefront/app/features/cart/CartLine.test.tsx', 'component'],
  ['packages/ui-kit/src/components/button/Button.stories.tsx', 'component'],
  ['packages/ui-kit/src/components/dialog/Dialog.test.tsx', 'component'],
  ['packages/ui-kit/visual/visual.test.ts', 'component'],
  ['tooling/e2e/src/journeys/cart.test.ts', 'journey'],
  ['tooling/e2e/src/events/personalData.test.ts', 'unit'],
])('%s is a test of the level “%s”', (file, level) => expect(levelOf(file)).toBe(level))
