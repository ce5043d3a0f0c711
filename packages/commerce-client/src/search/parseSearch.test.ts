import { describe, expect, it } from 'vitest'
import { parseSearch } from './parseSearch.ts'

describe('parseSearch', () => {
  it('returns a search for all products when nothing was typed', () => {
    expect(parseSearch('  ', 'en-US')).toEqual({ kind: 'everything' })
  })

  it.each(['14108052', ' #14108052 ', '# 14108052'])('filters by the design number "%s"', (typed) => {
    expect(parseSearch(typed, 'en-US')).toEqual({
      kind: 'designNumber',
      filter: { string: 'variants.attributes.designID:"14108052"' },
      text: '14108052',
    })
  })

  it('returns both a SKU filter and a word search for a text that could be a SKU', () => {
    expect(parseSearch('Peel-And-Stick', 'en-US')).toEqual({
      kind: 'sku',
      filter: { string: 'variants.sku:"Peel-And-Stick","peel-and-stick"' },
      text: 'Peel And Stick',
    })
  })

  it('returns a word search for any other text', () => {
    expect(parseSearch('blue  cushions', 'en-GB')).toEqual({ kind: 'text', text: 'blue throw pillow' })
    expect(parseSearch('pre-pasted', 'en-GB')).toEqual({ kind: 'text', text: 'pre-pasted' })
    expect(parseSearch('12', 'en-GB')).toEqual({ kind: 'text', text: '12' })
  })
})
