import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { matches } from './matches.ts'
import { parsePredicate } from './parsePredicate.ts'
import type { Held, Subject } from './subject.ts'
import { PredicateError } from './tokens.ts'

const fields: Record<string, Held> = {
  sku: 'quince-roll',
  'product.key': 'quince',
  'categories.key': ['wallpaper', 'vinyl'],
  quantity: 3,
  total: money('USD', 4200),
  'attributes.colour': 'teal',
}
const subject: Subject = {
  field: (path) => {
    const name = path.join('.')
    if (name === 'missing') return undefined
    if (!(name in fields)) throw new PredicateError(`The field '${name}' does not exist.`)
    return fields[name]
  },
  call: (name) => (name === 'lineItemExists' ? true : money('USD', 1000)),
}
const holds = (source: string) => matches(parsePredicate(source), subject)

describe('a predicate', () => {
  it('compares texts, numbers and money', () => {
    expect(holds('sku = "quince-roll" and quantity >= 3')).toBe(true)
    expect(holds('total > "41.99 USD"')).toBe(true)
    expect(holds('total > "1.00 EUR"')).toBe(false)
    expect(holds('quantity <> 3 or sku != "other"')).toBe(true)
  })

  it('reads lists with in, not in and contains', () => {
    expect(holds('categories.key contains any ("paper", "vinyl")')).toBe(true)
    expect(holds('categories.key contains all ("paper", "vinyl")')).toBe(false)
    expect(holds('sku in ("a", "quince-roll")')).toBe(true)
    expect(holds('sku not in ("a", "quince-roll")')).toBe(false)
    expect(holds('categories.key = "wallpaper"')).toBe(true)
  })

  it('binds and tighter than or, and honours parentheses and not', () => {
    expect(holds('1 = 1 or 1 = 2 and 1 = 2')).toBe(true)
    expect(holds('(1 = 1 or 1 = 2) and 1 = 2')).toBe(false)
    expect(holds('not(quantity = 3)')).toBe(false)
  })

  it('lets true and boolean functions stand alone', () => {
    expect(holds('true')).toBe(true)
    expect(holds('lineItemExists(sku = "x")')).toBe(true)
    expect(holds('lineItemTotal(true) = "10.00 USD"')).toBe(true)
  })

  it('asks whether a field is defined', () => {
    expect(holds('missing is not defined and sku is defined')).toBe(true)
    expect(holds('missing is empty')).toBe(true)
  })

  it('refuses what it does not know', () => {
    for (const source of [
      'sku =',
      'sku',
      'unknown = 1',
      'forAllLineItems(true) = true',
      'quantity = "3"',
      'a = 1 b',
    ])
      expect(() => holds(source), source).toThrow(PredicateError)
  })
})
