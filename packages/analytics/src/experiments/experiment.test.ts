import { expect, test } from 'vitest'
import { runExperiment } from './experiment.ts'

const hero = { experiment: 'hero', variant: 'b' }

test('content of the visitor’s variant shows and reports an exposure', () => {
  expect(runExperiment(hero, { hero: 'b' })).toEqual({
    shown: true,
    event: { event: 'Split_Testing', experiment: 'hero', variant: 'b', status: 'exposure' },
  })
})

test.each([[{ hero: 'a' }], [{}], [{ other: 'b' }], [undefined]])(
  'with treatments %j it does not show and reports disabled',
  (treatments) => {
    expect(runExperiment(hero, treatments)).toEqual({
      shown: false,
      event: { event: 'Split_Testing', experiment: 'hero', variant: 'b', status: 'disabled' },
    })
  },
)

test('an experiment named like object machinery shows nothing', () => {
  const inherited = { experiment: 'constructor', variant: String(Object) }
  expect(runExperiment(inherited, {}).shown).toBe(false)
})
