import { expect, test } from 'vitest'
import { keepsSecureCookies } from './keepsSecureCookies.ts'

test.each([
  ['https://identity.example', true],
  ['http://localhost:3001', true],
  ['http://127.0.0.1:3001', true],
  ['http://[::1]:3001', true],
  ['http://shop.localhost', true],
  ['http://192.168.1.20:3001', false],
  ['http://localhost.example', false],
])('%s keeps secure cookies: %s', (address, kept) => {
  expect(keepsSecureCookies(address)).toBe(kept)
})
