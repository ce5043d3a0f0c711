import { expect, it } from 'vitest'
import { themeAttributes } from './themeAttributes.ts'

it('uses the light mode by default', () => {
  expect(themeAttributes({ brand: 'selvedge' })).toEqual({
    'data-brand': 'selvedge',
    'data-separator-style': 'hairlines',
    'data-color-mode': 'light',
  })
})

it('returns the brand, its separator style and the color mode', () => {
  expect(themeAttributes({ brand: 'larkhouse', mode: 'dark' })).toEqual({
    'data-brand': 'larkhouse',
    'data-separator-style': 'blocks',
    'data-color-mode': 'dark',
  })
})
