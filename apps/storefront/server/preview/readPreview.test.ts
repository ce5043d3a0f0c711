import { previewQuery } from '@selvedge/service'
import { expect, test } from 'vitest'
import { readPreview } from './readPreview.ts'

const KEY = 'a key of at least 24 characters'
const NOW = Date.parse('2026-11-25T10:00:00Z')
const until = NOW / 1_000 + 3_600
const cookie = previewQuery({ site: 'selvedge', draft: 'spring', until }, KEY).toString()

test('shows a preview until it expires', () => {
  expect(readPreview(cookie, 'selvedge', KEY, NOW)).toEqual({ site: 'selvedge', draft: 'spring', until })
  expect(readPreview(cookie, 'selvedge', KEY, until * 1_000)).toBeUndefined()
})

test.each([
  ['no cookie', undefined, 'selvedge', KEY],
  ['a cookie of another site', cookie, 'larkhouse', KEY],
  ['another key', cookie, 'selvedge', 'another key of enough length'],
  ['no key', cookie, 'selvedge', undefined],
  ['another draft', cookie.replace('spring', 'summer'), 'selvedge', KEY],
  ['any other text', 'draft', 'selvedge', KEY],
] as const)('shows no preview with %s', (_, parameters, siteKey, key) => {
  expect(readPreview(parameters, siteKey, key, NOW)).toBeUndefined()
})
