import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

const salt = Buffer.alloc(16, 7)
const hashWith = (cost: number): string =>
  scryptSync('Selvedge-2026', salt, 32, { N: cost, r: 8, p: 1 }).toString('hex')

test('stores a new hash with a cost of 16,384', async () => {
  const stored = await hashPassword('Selvedge-2026', salt)
  expect(stored).toBe(`16384:${salt.toString('hex')}:${hashWith(16_384)}`)
  expect(await isPassword('Selvedge-2026', stored)).toBe(true)
  expect(await isPassword('selvedge-2026', stored)).toBe(false)
})

test.each([
  ['without a cost, of an earlier version', `${salt.toString('hex')}:${hashWith(16_384)}`],
  ['with another cost', `1024:${salt.toString('hex')}:${hashWith(1_024)}`],
])('compares a password with a hash %s', async (_, stored) => {
  expect(await isPassword('Selvedge-2026', stored)).toBe(true)
  expect(await isPassword('Selvedge-2027', stored)).toBe(false)
})

test('matches no password when the customer is unknown', async () => {
  expect(await isPassword('Selvedge-2026', undefined)).toBe(false)
})
