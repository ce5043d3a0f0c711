import { expect, test } from 'vitest'
import { brandPage } from './brandPage.ts'

const origins = ['https://brand.example']

test('returns a page of a known site with its query', () => {
  expect(brandPage('https://brand.example/cart?from=menu', origins)?.href).toBe(
    'https://brand.example/cart?from=menu',
  )
})

test.each([
  undefined,
  null,
  '',
  '/cart',
  'https://other.example/cart',
  'https://brand.example.other.example/',
  'javascript:0',
  'blob:https://brand.example/x',
  'https://user@brand.example/cart',
  'https://:secret@brand.example/cart',
])('returns nothing for %s', (address) => expect(brandPage(address, origins)).toBeUndefined())
