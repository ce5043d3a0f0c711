import { expect, test } from 'vitest'
import { sellerOf } from './sellerOf.ts'

const aSite = (key: string, seller: readonly string[] = []) => ({
  key,
  origin: `https://${key}.example`,
  isDefault: key === 'one',
  value: { key, name: key.toUpperCase(), url: `https://${key}.example`, order: 1, seller },
})
const one = aSite('one', ['One LLC', '1 Main Street'])
const two = aSite('two')
const all = [one, two]

test.each([
  ['the site of the order', 'one', { name: 'ONE', lines: ['One LLC', '1 Main Street'] }],
  [
    'the default site for an order without a site',
    undefined,
    { name: 'ONE', lines: ['One LLC', '1 Main Street'] },
  ],
  ['the name only of a site without a company', 'two', { name: 'TWO', lines: [] }],
  ['the site of the request when that of the order no longer exists', 'gone', { name: 'TWO', lines: [] }],
])('returns %s as the seller', (_, siteKey, expected) => {
  expect(sellerOf({ site: two, all }, siteKey, 'en-US')).toEqual(expected)
})
