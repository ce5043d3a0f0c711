import { describe, expect, it } from 'vitest'
import { suggestSpelling } from './suggestSpelling.ts'

const vocabulary = [
  'Quince Orchard',
  'Moor Plaid',
  'Moonflower',
  'Imani Okafor',
  'Duvet cover',
  'Belgian linen',
]

describe('suggestSpelling', () => {
  it.each([
    ['quicne', 'quince'],
    ['Qunice orchrad', 'quince orchard'],
    ['belgain linnen', 'belgian linen'],
    ['moor pliad', 'moor plaid'],
    ['imani okafour', 'imani okafor'],
    ['orch', 'orchard'],
    ['belg lin', 'belgian linen'],
    ['qu', undefined],
    ['duvay', undefined],
    ['duvets', undefined],
    ['quince orchard', undefined],
    ['xylophone', undefined],
    ['', undefined],
  ])('for the search "%s", suggests %s', (typed, expected) => {
    expect(suggestSpelling(typed, vocabulary)).toBe(expected)
  })

  it('prefers words with the first letter of the typed word, and among them the first one in the vocabulary', () => {
    expect(suggestSpelling('plot', ['slot', 'plat', 'plod'])).toBe('plat')
  })
})
