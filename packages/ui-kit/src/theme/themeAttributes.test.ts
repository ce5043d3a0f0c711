import { expect, it } from 'vitest'
import { themeAttributes } from './themeAttributes.ts'

it('uses the light mode by default', () => {
  expect(themeAttributes({ brand: 'selvedge' })).toEqual({
    'data-brand': 'selvedge',
    'data-character': 'hairlines',
    'data-color-mode': 'light',
  })
})

it('returns the brand, the character of the brand and the mode', () => {
  expect(themeAttributes({ brand: 'larkhouse', mode: 'dark' })).toEqual({
    'data-brand': 'larkhouse',
    'data-character': 'blocks',
    'data-color-mode': 'dark',
  })
})
