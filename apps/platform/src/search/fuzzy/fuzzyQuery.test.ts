import { describe, expect, it } from 'vitest'
import { fuzzyQueryOf, nearestWords } from './fuzzyQuery.ts'

const lexicon = ['quinc', 'orchard', 'moon', 'moor', 'linen', 'o’clock', "d'or"]

describe('nearestWords', () => {
  it('returns the known words with the fewest changed letters', () => {
    expect(nearestWords('moor', lexicon, 1)).toEqual(['moor'])
    expect(nearestWords('moot', lexicon, 1)).toEqual(['moon', 'moor'])
    expect(nearestWords('orchrad', lexicon, 2)).toEqual(['orchard'])
    expect(nearestWords('velvet', lexicon, 2)).toEqual([])
  })
})

describe('fuzzyQueryOf', () => {
  const word = (text: string) => ({ text, lexemes: [text] })

  it('accepts more changed letters in longer words', () => {
    expect(fuzzyQueryOf([word('mo'), word('linnn'), word('orchrdd')], lexicon, 2)).toBe(
      "('mo')&('linen')&('orchard')",
    )
    expect(fuzzyQueryOf([word('lienne')], lexicon, 1)).toBe("('lienne')")
  })

  it('matches numbers exactly', () => {
    expect(fuzzyQueryOf([word('10234567')], ['10234568'], 2)).toBe("('10234567')")
  })

  it('quotes the lexemes of a query', () => {
    expect(fuzzyQueryOf([word("d'or"), word('a\\b')], lexicon, 0)).toBe("('d''or')&('a\\\\b')")
  })

  it('returns an empty query for a text that contains only stop words', () => {
    expect(fuzzyQueryOf([{ text: 'the', lexemes: [] }], lexicon, 2)).toBe('')
  })
})
