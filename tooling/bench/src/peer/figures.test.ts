import { expect, test } from 'vitest'
import { type Figure, figuresTable, meetsGoal } from './figures.ts'

const figure = (changes: Partial<Figure>): Figure => ({
  group: 'first paint',
  what: 'home',
  unit: 'ms',
  ours: 100,
  peer: 200,
  goal: 150,
  ...changes,
})

test.each([
  [{ ours: 150 }, true],
  [{ ours: 151 }, false],
  [{ goal: 'peer' as const, ours: 199 }, true],
  [{ goal: 'peer' as const, ours: 200 }, false],
  [{ goal: 'peer' as const, peer: undefined }, undefined],
  [{ goal: undefined }, undefined],
])('meets a goal up to its value, or below the other shop: %j', (changes, met) => {
  expect(meetsGoal(figure(changes))).toBe(met)
})

test('writes a table with a line for each group', () => {
  const table = figuresTable(
    [
      figure({}),
      figure({ what: 'cart', ours: 300, goal: 'peer' }),
      figure({ group: 'bytes', unit: 'bytes', ours: 92_400, peer: undefined, goal: undefined }),
    ],
    'Other shop',
  )
  expect(table.split('\n')).toEqual([
    '| figure | ours | Other shop | goal | status |',
    '| --- | --- | --- | --- | --- |',
    '| **first paint** | | | | |',
    '| home | 100 ms | 200 ms | ≤ 150 ms | met |',
    '| cart | 300 ms | 200 ms | < 200 ms | not met |',
    '| **bytes** | | | | |',
    '| home | 92.4 kB | – |  |  |',
  ])
})
