import { describe, expect, it } from 'vitest'
import { expandSearch } from './expandSearch.ts'
import { synonyms } from './synonyms.ts'

describe('expandSearch', () => {
  it.each([
    ['cushion', 'throw pillow'],
    ['velvet cushions', 'velvet throw pillow'],
    ['Drapes', 'curtain'],
    ['linen serviettes', 'linen napkin'],
    ['Bedspread', 'duvet cover'],
    ['quilt cover', 'duvet cover'],
    ['quilting cotton', 'quilting cotton'],
    ['self  adhesive wall paper', 'peel and stick wallpaper'],
    ['grass cloth', 'grasscloth'],
    ['harbour colour', 'harbor color'],
    ['grey', 'gray'],
    ['curtain', 'curtain'],
    ['', ''],
  ])('replaces the words of "%s" by words of the catalogue', (typed, expected) => {
    expect(expandSearch(typed, 'en-US')).toBe(expected)
  })

  it.each(['en-GB', 'en-AU', 'en-CA', 'en'])('uses British spelling in %s', (locale) => {
    expect(expandSearch('gray color map', locale)).toBe('grey colour map')
  })

  it('does not replace parts of words', () => {
    expect(expandSearch('undraped colourist', 'en-US')).toBe('undraped colourist')
  })

  it.each(synonyms.map(([catalogue]) => catalogue))(
    'does not replace "%s", a word of the catalogue',
    (word) => {
      expect(expandSearch(word, 'en-US')).toBe(word)
    },
  )
})
