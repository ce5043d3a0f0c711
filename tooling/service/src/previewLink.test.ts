import { expect, test } from 'vitest'
import { previewLink, readPreviewLink } from './previewLink.ts'

const key = 'a key of at least 24 characters'
const preview = { site: 'selvedge', draft: 'spring', until: 1_800_000_000 }
const before = 1_799_999_999_000
const queryOf = (link: string): URLSearchParams => new URL(link).searchParams

test('opens the preview with its link until the preview expires', () => {
  const link = previewLink('https://shop.example/some/page', preview, key)
  expect(link).toMatch(
    /^https:\/\/shop\.example\/preview\?site=selvedge&draft=spring&until=1800000000&signature=/,
  )
  expect(readPreviewLink(queryOf(link), key, before)).toEqual({ ok: true, preview })
  expect(readPreviewLink(queryOf(link), key, before + 1_000)).toEqual({ ok: false, reason: 'expired' })
})

test.each([
  ['site', 'larkhouse'],
  ['draft', 'autumn'],
  ['until', '1900000000'],
  ['until', 'Infinity'],
  ['signature', 'AAAA'],
  ['signature', ''],
])('refuses a link whose %s is changed to %j', (name, value) => {
  const query = queryOf(previewLink('https://shop.example', preview, key))
  query.set(name, value)
  expect(readPreviewLink(query, key, before)).toEqual({ ok: false, reason: 'invalid' })
})

test('treats a link as expired when its expiry time is not a number', () => {
  const query = queryOf(previewLink('https://shop.example', { ...preview, until: Number.NaN }, key))
  expect(readPreviewLink(query, key, before)).toEqual({ ok: false, reason: 'expired' })
})

test('refuses a link without parameters, and a link that was signed with another key', () => {
  expect(readPreviewLink(new URLSearchParams(), key, before)).toEqual({ ok: false, reason: 'invalid' })
  const other = queryOf(previewLink('https://shop.example', preview, `${key}!`))
  expect(readPreviewLink(other, key, before)).toEqual({ ok: false, reason: 'invalid' })
})
