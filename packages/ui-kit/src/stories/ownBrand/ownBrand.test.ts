import { expect, it } from 'vitest'
import { contrastProblems } from '../../theme/contrastProblems.ts'
import { juniper, ownBrandTheme, parseOwnBrand } from './ownBrand.ts'

it('has readable colours in both modes', () => {
  expect(contrastProblems(juniper.light)).toEqual([])
  expect(contrastProblems(juniper.dark)).toEqual([])
})

it('reads a stored brand', () => {
  const stored = { ...juniper, light: { ...juniper.light, accent: '#2F4B8F' }, corners: 'square' } as const
  expect(parseOwnBrand(JSON.stringify(stored))).toEqual(stored)
})

it.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"light":{"accent":"red","other":"#000000"},"dark":7,"corners":"pointed","typeface":1}',
])('returns the default brand for the stored text %j', (text) => {
  expect(parseOwnBrand(text)).toEqual(juniper)
})

it('creates a theme for the attribute of the brand', () => {
  const theme = ownBrandTheme(juniper)
  expect(theme.attributes('dark')['data-brand']).toBe('own-brand')
  expect(theme.css).toContain('#7A2E4F')
})
