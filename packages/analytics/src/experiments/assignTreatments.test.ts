import { expect, test } from 'vitest'
import { assignTreatments } from './assignTreatments.ts'
import type { ExperimentAudience, ExperimentDefinition, VisitorFacts } from './definition.ts'

const now = Date.parse('2026-11-10T12:00:00Z')
const anExperiment = (changes: Partial<ExperimentDefinition> = {}): ExperimentDefinition => ({
  key: 'hero',
  variants: [{ name: 'bold', weight: 1 }],
  audience: {},
  startsAt: '2026-11-01T00:00:00Z',
  ...changes,
})
const facts: VisitorFacts = {
  site: 'selvedge',
  locale: 'en-GB',
  currency: 'GBP',
  group: 'trade',
  isSignedIn: true,
}
const treatments = (definition: ExperimentDefinition, visitor: Partial<VisitorFacts> = {}, at = now) =>
  assignTreatments([definition], { id: 'v-1', facts: { ...facts, ...visitor } }, at)

test.each<[ExperimentAudience, Partial<VisitorFacts>]>([
  [{ sites: ['selvedge'] }, { site: 'larkhouse' }],
  [{ locales: ['en-GB', 'en-AU'] }, { locale: 'en-US' }],
  [{ currencies: ['GBP'] }, { currency: 'USD' }],
  [{ groups: ['trade'] }, { group: '' }],
  [{ isSignedIn: true }, { isSignedIn: false }],
])('assigns a variant only to the audience %j', (audience, other) => {
  expect(treatments(anExperiment({ audience }))).toEqual({ hero: 'bold' })
  expect(treatments(anExperiment({ audience }), other)).toEqual({})
})

test('assigns a variant only to guests when the audience of an experiment is guests', () => {
  const guests = anExperiment({ audience: { isSignedIn: false } })
  expect(treatments(guests, { isSignedIn: false })).toEqual({ hero: 'bold' })
  expect(treatments(guests)).toEqual({})
})

test('assigns variants only between the start and the end of an experiment', () => {
  const week = anExperiment({ startsAt: '2026-11-10T12:00:00Z', stopsAt: '2026-11-17T12:00:00Z' })
  expect(treatments(week, {}, now - 1)).toEqual({})
  expect(treatments(week, {}, now)).toEqual({ hero: 'bold' })
  expect(treatments(week, {}, now + 7 * 86_400_000)).toEqual({})
})

test('returns the variants of several experiments by their keys', () => {
  const other = anExperiment({ key: 'search', variants: [{ name: 'wide', weight: 1 }] })
  expect(assignTreatments([anExperiment(), other], { id: 'v-1', facts }, now)).toEqual({
    hero: 'bold',
    search: 'wide',
  })
})
