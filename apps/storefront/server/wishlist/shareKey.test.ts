import { expect, test } from 'vitest'
import { isSameSecret, newShareSecret, readShareKey, shareKey } from './shareKey.ts'

const listId = '6a690731-0d2c-4a5b-9d1e-0123456789ab'

test('reads the list’s id and the secret from a share key', () => {
  const secret = newShareSecret()
  const key = shareKey({ listId, secret })
  expect(key).toMatch(/^[\w-]{54}$/)
  expect(key).not.toContain(listId)
  expect(readShareKey(key)).toEqual({ listId, secret })
})

test('creates a different secret of 192 bits each time', () => {
  expect(Buffer.from(newShareSecret(), 'base64url')).toHaveLength(24)
  expect(new Set(Array.from({ length: 100 }, newShareSecret)).size).toBe(100)
})

test.each([
  ['nothing', ''],
  ['the id of a list', listId],
  ['a short key', 'a'.repeat(53)],
  ['a long key', 'a'.repeat(55)],
  ['other characters', `${'a'.repeat(53)}"`],
  ['bits beyond the key', `${'A'.repeat(53)}B`],
])('refuses the share key: %s', (_, key) => expect(readShareKey(key)).toBeUndefined())

test('compares secrets of different lengths', () => {
  expect(isSameSecret('a', 'a')).toBe(true)
  expect(isSameSecret('a', 'ab')).toBe(false)
  expect(isSameSecret('', 'a')).toBe(false)
})
