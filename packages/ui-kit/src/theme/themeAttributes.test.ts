import { expect, it } from 'vitest'
import { themeAttributes } from './themeAttributes.ts'

it('is light unless said otherwise', () => {
  expect(themeAttributes({ brand: 'selvedge' })).toEqual({
    'data-brand': 'selvedge',
    'data-color-mode': 'light',
  })
})

it('names the brand and the mode', () => {
  expect(themeAttributes({ brand: 'larkhouse', mode: 'dark' })).toEqual({
    'data-brand': 'larkhouse',
    'data-color-mode': 'dark',
  })
})
