import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withPropTypes } from './stories/propTypes.ts'

it('uses siteName() for the name of the shop in all stories, instead of a fixed name', () => {
  const files = globSync('src/**/*.stories.tsx')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /['">]Selvedge[.<'"]/.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('adds the prop types that Storybook cannot read itself', () => {
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
