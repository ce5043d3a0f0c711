import type { ExperimentDefinition } from '@selvedge/identity-client/contract'
import { expect, test } from 'vitest'
import { saveProblem } from './saveProblem.ts'

const now = new Date('2026-11-10T12:00:00Z')
const sites = ['larkhouse', 'selvedge']
const anExperiment = (changes: Partial<ExperimentDefinition> = {}): ExperimentDefinition => ({
  key: 'hero',
  variants: [
    { name: 'plain', weight: 1 },
    { name: 'bold', weight: 1 },
  ],
  audience: {},
  startsAt: '2026-11-01T00:00:00Z',
  stopsAt: null,
  exclusionGroup: null,
  ...changes,
})
const problemOf = (experiment: ExperimentDefinition, known: readonly ExperimentDefinition[]) =>
  saveProblem(experiment, { known, sites, now })
const group = (from: number, to: number) => ({ name: 'front-page', from, to })

test('accepts a new experiment, and accepts a changed audience and end date of a running experiment', () => {
  expect(problemOf(anExperiment(), [])).toBeUndefined()
  const changed = anExperiment({ audience: { locales: ['en-GB'] }, stopsAt: '2026-12-01T00:00:00Z' })
  expect(problemOf(changed, [anExperiment()])).toBeUndefined()
})

test.each<[string, Partial<ExperimentDefinition>]>([
  [
    'variants',
    {
      variants: [
        { name: 'plain', weight: 2 },
        { name: 'bold', weight: 1 },
      ],
    },
  ],
  ['startsAt', { startsAt: '2026-11-02T00:00:00Z' }],
  ['exclusionGroup', { exclusionGroup: group(0, 50) }],
])('refuses a change of %s after an experiment has started', (field, changes) => {
  expect(problemOf(anExperiment(changes), [anExperiment()])).toEqual({ kind: 'fixed', field })
  const later = anExperiment({ startsAt: '2026-12-01T00:00:00Z' })
  expect(problemOf({ ...later, ...changes }, [later])).toBeUndefined()
})

test('refuses to change an experiment that has stopped, and refuses an end that is in the past or before the start', () => {
  const stopped = anExperiment({ stopsAt: '2026-11-09T00:00:00Z' })
  expect(problemOf(anExperiment(), [stopped])).toEqual({ kind: 'has-stopped' })
  expect(problemOf(stopped, [])).toEqual({ kind: 'stops-too-early' })
  const backwards = anExperiment({ startsAt: '2026-12-02T00:00:00Z', stopsAt: '2026-12-01T00:00:00Z' })
  expect(problemOf(backwards, [])).toEqual({ kind: 'stops-too-early' })
})

test('refuses an experiment that shares visitors of its exclusion group with another experiment at the same time', () => {
  const rail = anExperiment({ key: 'rail', exclusionGroup: group(40, 60) })
  const hero = anExperiment({ exclusionGroup: group(0, 50) })
  expect(problemOf(hero, [rail])).toEqual({ kind: 'overlaps', other: 'rail' })
  expect(problemOf(anExperiment({ exclusionGroup: group(0, 40) }), [rail])).toBeUndefined()
  const before = { ...rail, stopsAt: '2026-10-30T00:00:00Z' }
  expect(problemOf(hero, [before])).toBeUndefined()
  const other = { ...rail, exclusionGroup: { ...group(40, 60), name: 'product-page' } }
  expect(problemOf(hero, [other])).toBeUndefined()
})

test('refuses a site that is not in the list of sites, unless the list is empty', () => {
  const experiment = anExperiment({ audience: { sites: ['selvedge', 'selvage'] } })
  expect(problemOf(experiment, [])).toEqual({ kind: 'unknown-site', site: 'selvage', sites })
  expect(problemOf(anExperiment({ audience: { sites } }), [])).toBeUndefined()
  expect(saveProblem(experiment, { known: [], sites: [], now })).toBeUndefined()
})
