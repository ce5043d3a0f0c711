import { expect, test } from 'vitest'
import { parseBrandConfig } from './brandConfig.ts'

test('fills in the defaults of missing settings', () => {
  expect(parseBrandConfig({ name: ' Juniper & Thread ' })).toEqual({
    ok: true,
    value: {
      name: 'Juniper & Thread',
      accent: '#2F4B8F',
      corners: 'soft',
      type: 'serif',
      category: 'throw-pillow',
      site: 'selvedge',
    },
  })
})

test.each([
  [{ name: '' }, '"name" needs at least one character.'],
  [{ name: '<b>' }, '"name" cannot contain < > { } or control characters.'],
  [{ accent: 'blue' }, '"accent" is a color like "#2F4B8F".'],
  [{ corners: 'pointed' }, '"corners" is "square" or "soft" or "round".'],
  [{ type: 7 }, '"type" is "serif" or "sans".'],
  [
    { category: 'Throw Pillow' },
    '"category" has only lower-case letters, digits and dashes, like "throw-pillow".',
  ],
  [
    { colour: '#000000' },
    '"colour" is not a setting; the settings are name, accent, corners, type, category, site, environment.',
  ],
  ['Juniper', '"The configuration" is an object, like { "name": "Juniper & Thread" }.'],
])('reports the field and the valid values for %j', (input, problem) => {
  expect(parseBrandConfig(input)).toEqual({ ok: false, problems: [problem] })
})

test('reports all invalid fields at once', () => {
  const parsed = parseBrandConfig({ accent: 'blue', corners: 'pointed' })
  expect(parsed.ok ? [] : parsed.problems).toHaveLength(2)
})

test.each([{ corners: 'pointed' }, { type: 7 }, { colour: '#000000' }])(
  'reports an accent that is too light together with the invalid field of %j',
  (invalid) => {
    const parsed = parseBrandConfig({ accent: '#F5C518', ...invalid })
    const [name = ''] = Object.keys(invalid)
    expect(parsed.ok ? [] : parsed.problems).toEqual([
      expect.stringContaining(`"${name}"`),
      expect.stringContaining('"accent" #F5C518 is too light'),
    ])
  },
)

test('suggests the lightest readable shade when the accent is too light', () => {
  const parsed = parseBrandConfig({ accent: '#F5C518' })
  const [problem = ''] = parsed.ok ? [] : parsed.problems
  expect(problem).toMatch(/^"accent" #F5C518 is too light .* Use #[0-9A-F]{6}, its lightest shade/)
  const shade = /Use (#\w{6})/.exec(problem)?.[1]
  expect(parseBrandConfig({ accent: shade }).ok).toBe(true)
})
