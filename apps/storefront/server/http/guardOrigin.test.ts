import { expect, test } from 'vitest'
import { isOwnRequest } from './guardOrigin.ts'

const shop = 'https://shop.example'
const own = (headers: Record<string, string>): boolean => isOwnRequest(new Headers(headers), shop)

test('the shop’s own forms pass, with and without fetch metadata', () => {
  expect(own({ 'sec-fetch-site': 'same-origin', origin: shop })).toBe(true)
  expect(own({ origin: shop })).toBe(true)
  expect(own({ 'sec-fetch-site': 'same-origin' })).toBe(true)
})

test.each([
  { origin: 'https://other.example' },
  { origin: 'null' },
  { origin: 'not an origin' },
  { origin: `${shop}.evil.example` },
  { 'sec-fetch-site': 'cross-site', origin: shop },
  { 'sec-fetch-site': 'same-site', origin: shop },
  {},
])('%j is refused', (headers) => expect(own(headers)).toBe(false))
