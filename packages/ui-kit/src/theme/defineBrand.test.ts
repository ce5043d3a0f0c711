import { expect, expectTypeOf, it } from 'vitest'
import { brandTokens } from './brandTokens.ts'
import { vars } from './contract.css.ts'
import { defineBrand } from './defineBrand.ts'
import { selvedgeDark, selvedgeLight } from './selvedgeColors.ts'

const definition = {
  name: 'juniper',
  light: { ...selvedgeLight, accent: '#2F4B8F' },
  dark: selvedgeDark,
  tokens: { ...brandTokens.selvedge, radius: { ...brandTokens.selvedge.radius, field: '8px' } },
} as const

it('sets every custom property of the theme contract, in both colour modes', () => {
  const { css } = defineBrand(definition)
  const { font, weight, radius, tracking } = vars.brand
  for (const property of Object.values({ ...vars.color, ...font, ...weight, ...radius, tracking }))
    expect(css).toContain(`${property.slice('var('.length, -1)}:`)
  expect(css).toContain('[data-brand=juniper]{--s-page:#FBF8F3')
  expect(css).toContain('--s-accent:#2F4B8F')
  expect(css).toContain('--s-radius-field:8px')
  expect(css).toContain('[data-brand=juniper][data-color-mode=dark]{--s-page:#17140F')
  expect(css).toContain('}@media screen{[data-brand=juniper][data-color-mode=dark]{')
})

it('returns the attributes of the brand, by default in light mode', () => {
  const juniper = defineBrand(definition)
  expectTypeOf(juniper.name).toEqualTypeOf<'juniper'>()
  expect(juniper.attributes()).toEqual({
    'data-brand': 'juniper',
    'data-separator-style': 'hairlines',
    'data-color-mode': 'light',
  })
  expect(juniper.attributes('dark')['data-color-mode']).toBe('dark')
})

it('throws when a name or a value contains text that could end the CSS rule', () => {
  expect(() => defineBrand({ ...definition, name: 'a]b' })).toThrow(/lower-case letters/)
  expect(() =>
    defineBrand({ ...definition, tokens: { ...brandTokens.selvedge, tracking: 'X;}</style>' } }),
  ).toThrow(/tracking/)
})

it('does not compile when a colour role is missing or misspelt', () => {
  const { page: _page, ...rest } = selvedgeLight
  // @ts-expect-error a brand without a page colour is no brand
  expect(() => defineBrand({ ...definition, light: rest })).not.toThrow()
  // @ts-expect-error there is no role of this name
  expect(() => defineBrand({ ...definition, light: { ...selvedgeLight, pgae: '#FFFFFF' } })).not.toThrow()
})
