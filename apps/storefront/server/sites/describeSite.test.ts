import { expect, test } from 'vitest'
import { describeSite } from './describeSite.ts'

const link = (key: string, order: number) => ({
  key,
  name: key.toUpperCase(),
  url: `https://${key}.example`,
  order,
})
const aSite = (key: string, order: number, more: object = {}) => ({
  key,
  origin: `https://shop-${key}.example`,
  isDefault: key === 'one',
  value: { ...link(key, order), displayMultiBrandBanner: true, ...more },
})
const namesOf = (sites: ReturnType<typeof aSite>[], locale: 'en-US' | 'en-GB' = 'en-US') =>
  describeSite({ site: sites[0] ?? aSite('one', 1), all: sites }, locale).tabs.map(({ name, origin }) => [
    name,
    origin,
  ])

test('lists the banner’s tabs in the configured order, with the URL of each running site', () => {
  const sites = [
    aSite('one', 2, { siblingSites: [link('two', 9), link('out', 1)] }),
    aSite('two', 3),
    aSite('six', 0),
  ]
  expect(namesOf(sites)).toEqual([
    ['OUT', 'https://out.example'],
    ['ONE', 'https://shop-one.example'],
    ['TWO', 'https://shop-two.example'],
  ])
  expect(namesOf([aSite('one', 2), aSite('two', 1)])).toEqual([
    ['TWO', 'https://shop-two.example'],
    ['ONE', 'https://shop-one.example'],
  ])
})

test('lists no tabs when the site shows no banner or has no sibling site', () => {
  expect(namesOf([aSite('one', 1, { displayMultiBrandBanner: false }), aSite('two', 2)])).toEqual([])
  expect(namesOf([aSite('one', 1)])).toEqual([])
})

test('omits a sibling site whose URL is on localhost or is not a web address', () => {
  const siblings = [
    { ...link('local', 2), url: 'http://localhost:3010' },
    { ...link('none', 3), url: 'javascript:alert(1)' },
  ]
  expect(namesOf([aSite('one', 1, { siblingSites: siblings })])).toEqual([])
})

test('returns texts in the language of the request, and a default name while the configuration is unknown', () => {
  const site = aSite('one', 1, { motto: { 'en-US': 'In color', 'en-GB': 'In colour' } })
  expect(describeSite({ site, all: [site] }, 'en-GB').motto).toBe('In colour')
  const unknown = { ...site, value: undefined }
  expect(describeSite({ site: unknown, all: [unknown] }, 'en-US')).toMatchObject({
    key: 'one',
    name: 'Selvedge',
  })
})
