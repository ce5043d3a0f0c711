import { aLine } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { plusProblem } from './plusMembership.ts'

const plus = aLine({ name: 'Plus membership', productType: { key: 'subscriptions', name: 'Subscriptions' } })

test.each([
  ['alone, by somebody who has none', [plus], { groupKey: null }, undefined],
  ['beside another line', [plus, aLine()], { groupKey: null }, { kind: 'plus-alone' }],
  ['twice in one line', [{ ...plus, quantity: 2 }], { groupKey: null }, { kind: 'plus-alone' }],
  ['by a member', [plus], { groupKey: 'plus' }, { kind: 'plus-active' }],
  ['by a guest', [plus], 'guest', { kind: 'plus-guest' }],
  ['by a trade member', [plus], { groupKey: 'trade' }, { kind: 'plus-trade' }],
  ['not at all', [aLine()], { groupKey: 'plus' }, undefined],
  ['not at all, by a guest', [aLine()], 'guest', undefined],
] as const)('checks the purchase of a Plus membership that is bought %s', (_, lines, buyer, problem) =>
  expect(plusProblem(lines, buyer)).toEqual(problem),
)
