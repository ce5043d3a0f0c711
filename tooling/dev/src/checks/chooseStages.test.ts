import { expect, test } from 'vitest'
import { chooseStages } from './chooseStages.ts'
import { stageNames } from './stage.ts'
import { stages } from './stages/index.ts'

const chosen = (...args: string[]): string[] => chooseStages(args, stages).stages.map(({ name }) => name)

test('selects all stages in order when no option is given', () => {
  expect(chosen()).toEqual([...stageNames])
})

test('runs the named stages in their fixed order, and adds the browser stage when a named stage needs it', () => {
  expect(chosen('--only', 'journeys')).toEqual(['browser', 'journeys'])
  expect(chosen('--only=types', '--only', 'lint')).toEqual(['lint', 'types'])
})

test('passes other options on to Playwright when only browser journeys run', () => {
  const { stages: both, journeyArgs } = chooseStages(
    ['--only', 'journeys', '--repeat-each=5', '--grep', 'cart', '--fail-on-flaky-tests'],
    stages,
  )
  expect(both.map(({ name }) => name)).toEqual(['browser', 'journeys'])
  expect(journeyArgs).toEqual(['--repeat-each=5', '--grep', 'cart', '--fail-on-flaky-tests'])
})

test('rejects an unknown stage or option with one line that lists the known ones', () => {
  expect(() => chosen('--only', 'jorneys')).toThrow(
    /There is no stage "jorneys"\. The stages are browser, .*tests\./,
  )
  expect(() => chosen('--fast')).toThrow(/--fast.*npm test takes --only <stage>/)
  expect(() => chosen('--only', 'lint', '--fast')).toThrow(/--fast/)
})
