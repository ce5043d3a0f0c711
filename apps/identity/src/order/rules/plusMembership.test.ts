import { aLine } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { plusProblem } from './plusMembership.ts'

const plus = aLine({ name: 'Plus membership', productType: { key: 'subscriptions', name: 'Subscriptions' } })

test.each([
  ['alone, by somebody who has none', [plus], null, undefined],
  ['beside another line', [plus, aLine()], null, { kind: 'plus-alone' }],
  ['twice in one line', [{ ...plus, quantity: 2 }], null, { kind: 'plus-alone' }],
  ['by a member', [plus], 'plus', { kind: 'plus-active' }],
  ['not at all', [aLine()], 'plus', undefined],
] as const)('a Plus membership %s', (_, lines, group, problem) =>
  expect(plusProblem(lines, group)).toEqual(problem),
)
