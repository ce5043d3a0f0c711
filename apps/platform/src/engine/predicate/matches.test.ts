import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { matches } from './matches.ts'
import { parsePredicate } from './parsePredicate.ts'
import type { FieldValue, Subject } from './subject.ts'
import { PredicateError } from './tokens.ts'

const fields: Record<string, FieldValue> = {
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
const evaluate = (source: string) => matches(parsePredicate(source), subject)

describe('a predicate', () => {
  it('compares texts, numbers and money', () => {
    expect(evaluate('sku = "quince-roll" and quantity >= 3')).toBe(true)
    expect(evaluate('total > "41.99 USD"')).toBe(true)
    expect(evaluate('total > "1.00 EUR"')).toBe(false)
    expect(evaluate('quantity <> 3 or sku != "other"')).toBe(true)
  })

  it('supports lists with "in", "not in" and "contains"', () => {
    expect(evaluate('categories.key contains any ("paper", "vinyl")')).toBe(true)
    expect(evaluate('categories.key contains all ("paper", "vinyl")')).toBe(false)
    expect(evaluate('sku in ("a", "quince-roll")')).toBe(true)
    expect(evaluate('sku not in ("a", "quince-roll")')).toBe(false)
    expect(evaluate('categories.key = "wallpaper"')).toBe(true)
  })

  it('evaluates "and" before "or", and supports parentheses and "not"', () => {
    expect(evaluate('1 = 1 or 1 = 2 and 1 = 2')).toBe(true)
    expect(evaluate('(1 = 1 or 1 = 2) and 1 = 2')).toBe(false)
    expect(evaluate('not(quantity = 3)')).toBe(false)
  })

  it('accepts "true" and boolean functions without a comparison', () => {
    expect(evaluate('true')).toBe(true)
    expect(evaluate('lineItemExists(sku = "x")')).toBe(true)
    expect(evaluate('lineItemTotal(true) = "10.00 USD"')).toBe(true)
  })

  it('checks whether a field is defined and whether it is empty', () => {
    expect(evaluate('missing is not defined and sku is defined')).toBe(true)
    expect(evaluate('missing is empty')).toBe(true)
  })

  it('rejects invalid syntax, unknown fields and values of another type', () => {
    for (const source of [
      'sku =',
      'sku',
      'unknown = 1',
      'forAllLineItems(true) = true',
      'quantity = "3"',
      'a = 1 b',
    ])
      expect(() => evaluate(source), source).toThrow(PredicateError)
  })
})
