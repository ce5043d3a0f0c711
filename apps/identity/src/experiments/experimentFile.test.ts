import { expect, test } from 'vitest'
import { parseExperimentFile } from './experimentFile.ts'

const variants = [
  { name: 'plain', weight: 90 },
  { name: 'bold', weight: 10 },
]
const parse = (changes: object) => parseExperimentFile(JSON.stringify({ key: 'hero', variants, ...changes }))

test('parses an experiment, and adds the defaults of missing fields', () => {
  expect(parse({ startsAt: '2026-12-01T10:00:00+01:00' })).toEqual({
    ok: true,
    experiment: {
      key: 'hero',
      variants,
      audience: {},
      startsAt: '2026-12-01T09:00:00.000Z',
      stopsAt: null,
      exclusionGroup: null,
    },
  })
  const audience = {
    sites: ['selvedge'],
    locales: ['en-GB'],
    currencies: ['GBP'],
    groups: ['trade'],
    isSignedIn: true,
  }
  const exclusionGroup = { name: 'front-page', from: 0, to: 50 }
  expect(parse({ audience, exclusionGroup })).toMatchObject({ experiment: { audience, exclusionGroup } })
})

test.each<[object, RegExp]>([
  [{ key: 'Hero!' }, /^key: it is not a name/],
  [{ variants: [variants[0]] }, /^variants: an experiment has at least two variants/],
  [{ variants: [variants[0], variants[0]] }, /^variants: two variants have the same name/],
  [
    { variants: variants.map((variant) => ({ ...variant, weight: 0 })) },
    /^variants: a weight must be above 0/,
  ],
  [{ variants: [variants[0], { name: 'bold', weight: -1 }] }, /^variants\.1\.weight: /],
  [{ variants: [variants[0], { name: 'bold', weight: 1, color: 'red' }] }, /^variants\.1\.color: /],
  [{ audience: { locales: ['fr-FR'] } }, /^audience\.locales\.0: /],
  [{ audience: { currencies: [] } }, /^audience\.currencies: /],
  [{ audience: { country: ['US'] } }, /^audience\.country: /],
  [{ startsAt: '2026-12-01' }, /^startsAt: it is not a time with a time zone/],
  [{ startsAt: '2026-02-28T99:00:00Z' }, /^startsAt: there is no such time/],
  [{ startsAt: '2027-02-30T00:00:00Z' }, /^startsAt: there is no such time/],
  [{ startsAt: '2027-13-01T00:00:00Z' }, /^startsAt: there is no such time/],
  [{ exclusionGroup: { name: 'page', from: 50, to: 50 } }, /^exclusionGroup: "from" must be below "to"/],
  [{ exclusionGroup: { name: 'page', from: 50, to: 101 } }, /^exclusionGroup\.to: /],
  [{ weight: 3 }, /^weight: /],
])('reports the invalid field of an experiment with %j', (changes, reason) =>
  expect(parse(changes)).toEqual({ ok: false, reason: expect.stringMatching(reason) }),
)

test('reports that a text is not JSON', () =>
  expect(parseExperimentFile('{')).toEqual({ ok: false, reason: expect.stringMatching(/^It is no JSON: /) }))
