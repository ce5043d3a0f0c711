import { expect, test } from 'vitest'
import { runExperiment } from './experiment.ts'

const hero = { experiment: 'hero', variant: 'b' }

test('shows content of the visitor’s variant and reports an exposure', () => {
  expect(runExperiment(hero, { hero: 'b' })).toEqual({
    shown: true,
    event: { event: 'Split_Testing', experiment: 'hero', variant: 'b', status: 'exposure' },
  })
})

test.each([[{ hero: 'a' }], [{}], [{ other: 'b' }], [undefined]])(
  'shows no content and reports the status “disabled” when the visitor’s treatments are %j',
  (treatments) => {
    expect(runExperiment(hero, treatments)).toEqual({
      shown: false,
      event: { event: 'Split_Testing', experiment: 'hero', variant: 'b', status: 'disabled' },
    })
  },
)

test('shows no content for an experiment whose name is a member of the object prototype', () => {
  const inherited = { experiment: 'constructor', variant: String(Object) }
  expect(runExperiment(inherited, {}).shown).toBe(false)
})
