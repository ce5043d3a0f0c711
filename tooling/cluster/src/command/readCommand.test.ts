import { expect, test } from 'vitest'
import { readCommand } from './readCommand.ts'

const read = (...args: string[]) => readCommand(args, () => 7)

test('starts two copies of each service by default', () => {
  expect(read()).toMatchObject({
    kind: 'start',
    isFresh: false,
    fromRelease: false,
    copies: { storefronts: 2, identities: 2 },
  })
})

test('rehearses with 50 shoppers and a random seed by default', () => {
  expect(read('rehearse')).toMatchObject({ kind: 'rehearse', shoppers: 50, seed: 7 })
  expect(read('rehearse', '--shoppers', '4', '--seed', '3', '--report', 'run.md')).toMatchObject({
    shoppers: 4,
    seed: 3,
    report: 'run.md',
  })
})

test.each([
  [['stop'], 'There is no command stop'],
  [['rehearse', 'twice'], 'There is no command rehearse twice'],
  [['--fast'], '--fast'],
  [['--shoppers', 'many'], '--shoppers is "many"'],
  [['--storefronts', '0'], '--storefronts is "0"'],
])('refuses %j with one line', (args, message) => {
  expect(() => read(...args)).toThrow(message)
})
