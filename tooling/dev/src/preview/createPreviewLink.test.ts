import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPreviewLink } from '@selvedge/service'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { derivedKey, readSecrets } from '../stack/secrets.ts'
import { createPreviewLink } from './createPreviewLink.ts'

const key = 'a key of at least 24 characters'
const now = 1_800_000_000_000
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-preview-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('signs a link for a week, or for the given days', () => {
  const environment = { PREVIEW_KEY: key, STOREFRONT_URL: 'https://shop.example' }
  for (const [args, days] of [
    [['selvedge', 'spring'], 7],
    [['selvedge', 'spring', '--days', '30'], 30],
  ] as const) {
    const link = new URL(createPreviewLink(args, environment, now))
    expect(link.origin).toBe('https://shop.example')
    const preview = { site: 'selvedge', draft: 'spring', until: now / 1_000 + days * 86_400 }
    expect(readPreviewLink(link.searchParams, key, now)).toEqual({ ok: true, preview })
  }
})

test('derives the key from the secrets in the data folder when PREVIEW_KEY is not set', () => {
  const environment = { DATA_DIR: folder }
  expect(() => createPreviewLink(['selvedge', 'spring'], environment, now)).toThrow('PREVIEW_KEY is missing')
  const own = derivedKey('preview', readSecrets(folder))
  const link = new URL(createPreviewLink(['selvedge', 'spring'], environment, now))
  expect(link.origin).toBe('http://localhost:3000')
  expect(readPreviewLink(link.searchParams, own, now)).toMatchObject({ ok: true })
})

test.each([
  [['selvedge'], 'Give the key of a site'],
  [['selvedge', 'spring', 'more'], 'Give the key of a site'],
  [['selvedge', 'spring', '--days', '0'], '--days must be'],
  [['selvedge', 'spring', '--days', '91'], '--days must be'],
  [['selvedge', 'spring', '--hours', '1'], '--hours'],
])('throws an error that explains what is wrong with the arguments %j', (args, reason) => {
  expect(() => createPreviewLink(args, { PREVIEW_KEY: key }, now)).toThrow(reason)
})
