import { expect, it } from 'vitest'
import { matchTerms } from './matchTerms.ts'

const terms = ['Fennel and Quince', 'Quince Orchard', 'Orchard Toile', 'Crème Fan'].map((term) => ({
  term,
  count: 1,
}))
const matched = (text: string, limit = 5) => matchTerms(terms, text, limit).map(({ term }) => term)

it('ranks a term higher when its first word matches than when only a later word does', () => {
  expect(matched('quin')).toEqual(['Quince Orchard', 'Fennel and Quince'])
  expect(matched('quin', 1)).toEqual(['Quince Orchard'])
})

it('matches the beginnings of all typed words, in any order, and ignores accents', () => {
  expect(matched('orch qui')).toEqual(['Quince Orchard'])
  expect(matched('creme')).toEqual(['Crème Fan'])
})

it('matches nothing when the text contains no letters or contains an unknown word', () => {
  expect(matched('—')).toEqual([])
  expect(matched('quince velvet')).toEqual([])
})
