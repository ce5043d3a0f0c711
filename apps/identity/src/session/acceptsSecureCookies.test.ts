import { expect, test } from 'vitest'
import { acceptsSecureCookies } from './acceptsSecureCookies.ts'

test.each([
  ['https://identity.example', true],
  ['http://localhost:3001', true],
  ['http://127.0.0.1:3001', true],
  ['http://[::1]:3001', true],
  ['http://shop.localhost', true],
  ['http://192.168.1.20:3001', false],
  ['http://localhost.example', false],
])('returns whether browsers store secure cookies from %s: %s', (address, kept) => {
  expect(acceptsSecureCookies(address)).toBe(kept)
})
