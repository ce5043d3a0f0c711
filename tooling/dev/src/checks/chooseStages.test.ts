import { expect, test } from 'vitest'
import { chooseStages } from './chooseStages.ts'
import { stageNames } from './stage.ts'
import { stages } from './stages/index.ts'

const chosen = (...args: string[]): string[] => chooseStages(args, stages).map(({ name }) => name)

test('without options every stage runs, in order', () => {
  expect(chosen()).toEqual([...stageNames])
})

test('one stage brings along what it needs, and several keep the order', () => {
  expect(chosen('--only', 'journeys')).toEqual(['browser', 'builds', 'journeys'])
  expect(chosen('--only', 'types', '--only', 'lint')).toEqual(['lint', 'types'])
})

test('an unknown stage or option is refused in one line that names the known ones', () => {
  expect(() => chosen('--only', 'jorneys')).toThrow(
    /There is no stage "jorneys"\. The stages are browser, .*journeys\./,
  )
  expect(() => chosen('--fast')).toThrow(/--fast.*npm test takes --only <stage>/)
})
