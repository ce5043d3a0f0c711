import { expect, test } from 'vitest'
import { createGiftForm, GIFT_MESSAGE_MAX, GiftForm, giftMessageLeft, readForm } from './index.ts'

const gift = (message: string, form = GiftForm) => {
  const result = readForm(form, Object.entries({ to: 'Ada', from: 'Eve', message }))
  return result.ok ? result.value.message : result.problems
}

test('a gift needs somebody it goes to and somebody it comes from; a message may be empty', () => {
  expect(gift('')).toBe('')
  const empty = readForm(GiftForm, [])
  expect(empty.ok ? {} : empty.problems).toEqual({ to: 'required', from: 'required', message: 'required' })
})

test('a message keeps its lines and its emoji, and loses what turns text around', () => {
  expect(gift(' Happy\r\nbirthday\rto you\n👩‍👩‍👧 ')).toBe('Happy\nbirthday\nto you\n👩‍👩‍👧')
  expect(gift('a\u202eb\u0000c\u0007d\ud800e\u200cf')).toBe('abcde\u200cf')
  expect(gift('e\u0301')).toBe('é')
})

test('characters are counted as their reader counts them, down from the maximum', () => {
  expect(GIFT_MESSAGE_MAX).toBe(250)
  expect(giftMessageLeft('')).toBe(250)
  expect(giftMessageLeft('👩‍👩‍👧e\u0301\r\n', 10)).toBe(7)
  expect(giftMessageLeft('abc\ud800', 3)).toBe(-1)
})

test('a message takes the maximum and nothing more', () => {
  const short = createGiftForm(3)
  expect(gift('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', short)).toBe('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧')
  expect(gift('abcd', short)).toEqual({ message: 'too-long' })
  expect(gift('x'.repeat(251))).toEqual({ message: 'too-long' })
})
