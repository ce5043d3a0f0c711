import { expect, test } from 'vitest'
import { orderSearch } from './orderSearch.ts'

test('recognises order numbers and attempt ids by their form', () => {
  expect(orderSearch(' sv-200123 ')).toEqual({ kind: 'number', number: 'SV-200123' })
  const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  expect(orderSearch(id)).toEqual({ kind: 'attempt', id })
  expect(orderSearch('  ')).toBeUndefined()
})

test('finds orders by email address, also when it is typed in capitals', () => {
  expect(orderSearch('Dana@Example.com')).toEqual({
    kind: 'orders',
    where: 'customerEmail in ("Dana@Example.com", "dana@example.com")',
  })
})

test('finds orders by last name, by first and last name, and by company', () => {
  expect(orderSearch('hale')).toEqual({
    kind: 'orders',
    where: 'shippingAddress(lastName in ("hale", "Hale")) or shippingAddress(company in ("hale"))',
  })
  expect(orderSearch('Marianne Hale')).toMatchObject({
    where: expect.stringContaining('firstName in ("Marianne", "marianne") and lastName in ("Hale", "hale")'),
  })
})

test('quotes the typed text, so that it cannot change the predicate', () => {
  expect(orderSearch('x") or orderNumber is defined or (lastName = "y')).toMatchObject({
    where: expect.stringContaining('company in ("x\\") or orderNumber is defined or (lastName = \\"y")'),
  })
})
