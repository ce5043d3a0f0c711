import { expect, test } from 'vitest'
import { draftKey, isDraftKey, isDraftName, withDraft } from './drafts.ts'

const objects = [
  { key: 'garden', value: 'published' },
  { key: 'garden~autumn', value: 'another draft' },
  { key: 'garden~spring', value: 'changed' },
  { key: 'meadow', value: 'published' },
  { key: 'pond~spring', value: 'new' },
]

test('without a draft, shows the published objects', () =>
  expect(withDraft(objects)).toEqual([
    { key: 'garden', value: 'published' },
    { key: 'meadow', value: 'published' },
  ]))

test('replaces published objects by the draft’s versions, and adds the objects that only the draft has', () =>
  expect(withDraft(objects, 'spring')).toEqual([
    { key: 'garden', value: 'changed' },
    { key: 'meadow', value: 'published' },
    { key: 'pond', value: 'new' },
  ]))

test('shows the published objects for a draft that has no objects', () =>
  expect(withDraft(objects, 'winter').map(({ key }) => key)).toEqual(['garden', 'meadow']))

test('builds a draft’s key from an object’s key and the draft’s name, and recognizes such a key', () => {
  expect(draftKey('garden', 'spring')).toBe('garden~spring')
  expect(isDraftKey('garden~spring')).toBe(true)
  expect(isDraftKey('garden')).toBe(false)
})

test.each([
  ['spring', true],
  ['spring-2027', true],
  ['', false],
  ['-spring', false],
  ['Spring', false],
  ['spring~2', false],
  ['a'.repeat(41), false],
])('decides whether %j is a valid name of a draft: %j', (name, isValid) =>
  expect(isDraftName(name)).toBe(isValid),
)
