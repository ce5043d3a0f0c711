import { expect, it } from 'vitest'
import { attributeTerms } from './attributeTerms.ts'

const terms = (value: Parameters<typeof attributeTerms>[0]['value']) =>
  attributeTerms({ name: 'colour', value }).map((term) => `${term.name}=${term.value}`)

it('returns the text of a value, and the text of each member of a set once', () => {
  expect(terms('red')).toEqual(['colour=red'])
  expect(terms(12.5)).toEqual(['colour=12.5'])
  expect(terms(['red', 'blue', 'red'])).toEqual(['colour=red', 'colour=blue'])
  expect(terms(null)).toEqual([])
})

it('returns the key and the label of an enum, and the label in each locale', () => {
  expect(terms({ key: 'navy', label: 'Navy' })).toEqual([
    'colour=navy',
    'colour.key=navy',
    'colour.label=Navy',
  ])
  expect(terms([{ key: 'navy', label: { en: 'Navy', de: 'Marine' } }])).toEqual([
    'colour=navy',
    'colour.key=navy',
    'colour.label.en=Navy',
    'colour.label.de=Marine',
  ])
})

it('returns nothing for an object without a key', () => {
  expect(terms({ centAmount: 100 })).toEqual([])
})
