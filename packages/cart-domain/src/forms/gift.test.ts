import { expect, test } from 'vitest'
import {
  createGiftMessageSchema,
  GIFT_MESSAGE_MAX,
  giftMessageCharactersLeft,
  giftMessageSchema,
  readForm,
} from './index.ts'

const gift = (message: string, form = giftMessageSchema) => {
  const result = readForm(form, Object.entries({ to: 'Ada', from: 'Eve', message }))
  return result.ok ? result.value.message : result.problems
}

test('requires recipient and sender of a gift, but no message', () => {
  expect(gift('')).toBe('')
  const empty = readForm(giftMessageSchema, [])
  expect(empty.ok ? {} : empty.problems).toEqual({ to: 'required', from: 'required', message: 'required' })
})

test('keeps line breaks and emoji of a message, and removes marks that change the direction of text', () => {
  expect(gift(' Happy\r\nbirthday\rto you\n👩‍👩‍👧 ')).toBe('Happy\nbirthday\nto you\n👩‍👩‍👧')
  expect(gift('a\u202eb\u0000c\u0007d\ud800e\u200cf')).toBe('abcde\u200cf')
  expect(gift('e\u0301')).toBe('é')
})

test('counts the remaining characters as visible characters, not as code units', () => {
  expect(GIFT_MESSAGE_MAX).toBe(250)
  expect(giftMessageCharactersLeft('')).toBe(250)
  expect(giftMessageCharactersLeft('👩‍👩‍👧e\u0301\r\n', 10)).toBe(7)
  expect(giftMessageCharactersLeft('abc\ud800', 3)).toBe(-1)
})

test('accepts a message of the maximum length, but not a longer one', () => {
  const short = createGiftMessageSchema(3)
  expect(gift('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', short)).toBe('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧')
  expect(gift('abcd', short)).toEqual({ message: 'too-long' })
  expect(gift('x'.repeat(251))).toEqual({ message: 'too-long' })
})
