import { join } from 'node:path'
import { root } from '../../stack/settings.ts'
import { sumOutcomes } from '../outcome.ts'
import { checkPage } from '../sizes/checkPage.ts'
import { checkSize } from '../sizes/checkSize.ts'
import { pageBudgets } from '../sizes/pageBudgets.ts'
import { sizeBudgets } from '../sizes/sizeBudgets.ts'
import type { Stage } from '../stage.ts'

/** What the published packages and the shop's pages weigh, against their budgets: one check a budget, one line each. */
export const sizes: Stage = {
  name: 'sizes',
  after: ['builds'],
  run: async () => {
    const client = join(root, 'apps/storefront/build/client')
    const outcomes = [
      ...(await Promise.all(sizeBudgets.map((budget) => checkSize(budget, join(root, 'packages'))))),
      ...pageBudgets.map((budget) => checkPage(budget, client)),
    ]
    const lines = outcomes.flatMap(({ failed, note }) => (failed > 0 ? [] : [note]))
    return sumOutcomes(outcomes, lines.map((line) => `\n      ${line}`).join(''))
  },
}
