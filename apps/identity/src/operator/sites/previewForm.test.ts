import { readPreviewLink } from '@selvedge/service'
import { expect, test } from 'vitest'
import { readPreviewForm } from './previewForm.ts'

const previewKey = 'a key of at least 24 characters'
const now = 1_800_000_000_000
const read = (values: Readonly<Record<string, string>>) =>
  readPreviewForm((name) => values[name], {
    previewKey,
    urlOf: (site) => (site === 'larkhouse' ? 'https://lark.example' : undefined),
    now,
  })

test('creates a signed link to the site', () => {
  const { link = '' } = read({ site: 'larkhouse', draft: ' spring ', days: '2' })
  expect(link).toMatch(/^https:\/\/lark\.example\/preview\?/)
  const preview = { site: 'larkhouse', draft: 'spring', until: now / 1_000 + 172_800 }
  expect(readPreviewLink(new URL(link).searchParams, previewKey, now)).toEqual({ ok: true, preview })
})

test('creates no link before the form is submitted, and none for an unknown site', () => {
  expect(read({})).toEqual({ site: '', draft: '', days: '7' })
  expect(read({ site: 'nowhere', draft: 'spring' })).not.toHaveProperty('link')
})

test.each([
  [{ draft: '' }, 'draftError'],
  [{ draft: 'Spring 1' }, 'draftError'],
  [{ draft: 'spring', days: '0' }, 'daysError'],
  [{ draft: 'spring', days: '91' }, 'daysError'],
  [{ draft: 'spring', days: 'x' }, 'daysError'],
])('explains what is wrong with %j, and returns the typed values', (values, error) => {
  const form = read({ site: 'larkhouse', ...values })
  expect(form).toMatchObject({ [error]: expect.stringMatching(/^Enter/), draft: values.draft })
  expect(form).not.toHaveProperty('link')
})
