import { expect, test } from 'vitest'
import {
  categorySubtreeFilter,
  orderByCartIdPredicate,
  productSlugPredicate,
  searchFilter,
} from './predicates.ts'

test('quotes values', () => {
  expect(productSlugPredicate('linen', 'en-US')).toBe('masterData(current(slug(`en-US`="linen")))')
  expect(orderByCartIdPredicate('c-1')).toBe('cart(id="c-1")')
  expect(searchFilter('variants.attributes.format', ['yard', 'metre'])).toEqual({
    string: 'variants.attributes.format:"yard","metre"',
  })
  expect(categorySubtreeFilter('k-1')).toEqual({ string: 'categories.id:subtree("k-1")' })
})

test.each([
  ['a" or version > "0', '"a\\" or version > \\"0"'],
  ['ends with a backslash\\', '"ends with a backslash\\\\"'],
  ['\\" or 1 = 1', '"\\\\\\" or 1 = 1"'],
])('escapes a value that contains quotes: %s', (value, quoted) => {
  expect(orderByCartIdPredicate(value)).toBe(`cart(id=${quoted})`)
  expect(productSlugPredicate(value, 'en')).toBe(`masterData(current(slug(\`en\`=${quoted})))`)
  expect(searchFilter('key', [value]).string).toBe(`key:${quoted}`)
  expect(categorySubtreeFilter(value).string).toBe(`categories.id:subtree(${quoted})`)
})

test('escapes a locale that contains backticks', () => {
  expect(productSlugPredicate('linen', 'en`="x" or key')).toBe(
    'masterData(current(slug(`en="x" or key`="linen")))',
  )
})
