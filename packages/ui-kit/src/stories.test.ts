import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withPropTypes } from './stories/propTypes.ts'

it('names the shop in stories with siteName(), so that it fits the brand', () => {
  const files = globSync('src/**/*.stories.tsx')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /['">]Selvedge[.<'"]/.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('completes the types of props that Storybook cannot read', () => {
  const unread = { table: { type: { summary: 'unknown' } } }
  const rows = {
    countries: unread,
    defaultCountry: unread,
    onCountryChange: unread,
    label: unread,
    className: unread,
  }
  const summaries = Object.entries(withPropTypes({ displayName: 'PhoneInput' }, rows)).map(
    ([prop, { table }]) => [prop, table.type.summary],
  )
  expect(Object.fromEntries(summaries)).toEqual({
    countries: 'readonly PhoneCountry[]',
    defaultCountry: 'string',
    onCountryChange: '(code: string) => void',
    label: 'ReactNode',
    className: 'unknown',
  })
})

it('keeps the values of variants in the table of props', () => {
  const tone = { options: ['primary'], table: { type: { summary: 'primary' } } }
  expect(withPropTypes({ displayName: 'Button' }, { tone })).toEqual({ tone })
})
