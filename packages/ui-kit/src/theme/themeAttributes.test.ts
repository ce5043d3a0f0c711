import { expect, it } from 'vitest'
import { themeAttributes } from './themeAttributes.ts'

it('is light by default', () => {
  expect(themeAttributes({ brand: 'selvedge' })).toEqual({
    'data-brand': 'selvedge',
    'data-character': 'hairlines',
    'data-color-mode': 'light',
  })
})

it('has the brand, its character and the mode', () => {
  expect(themeAttributes({ brand: 'larkhouse', mode: 'dark' })).toEqual({
    'data-brand': 'larkhouse',
    'data-character': 'blocks',
    'data-color-mode': 'dark',
  })
})
