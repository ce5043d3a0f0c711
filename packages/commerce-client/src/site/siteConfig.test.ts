import { expect, test } from 'vitest'
import { parseSiteConfig } from './siteConfig.ts'

const empty = {
  key: '',
  name: '',
  url: '',
  order: 0,
  shortcutIcon: '',
  brandLogo: '',
  brandLogoSmall: '',
  displayMultiBrandBanner: false,
  siblingSites: [],
  minimumAmounts: [],
  theme: '',
  motto: '',
  about: '',
  title: '',
  description: '',
  help: {},
  currency: '',
  categories: [],
  orderPrefix: '',
  mailFrom: '',
  seller: [],
}

test('reads a complete configuration', () => {
  const sibling = { key: 'home', name: 'Home', url: 'https://home.example.com', order: 2 }
  const whole = {
    key: 'selvedge',
    name: 'Selvedge',
    url: 'https://selvedge.example.com',
    order: 1,
    shortcutIcon: '/favicon.svg',
    brandLogo: '/logo.svg',
    brandLogoSmall: '/logo-small.svg',
    displayMultiBrandBanner: true,
    siblingSites: [sibling],
    minimumAmounts: [{ currencyCode: 'USD', centAmount: 1_500 }],
    theme: 'selvedge',
    motto: 'Printed to order.',
    about: 'Designs by independent artists.',
    title: 'Printed fabric',
    description: 'Fabric and wallpaper.',
    help: { delivery: ['Printed after you order it.'] },
    currency: 'USD',
    categories: ['fabric'],
    orderPrefix: 'SV',
    mailFrom: 'Selvedge <shop@selvedge.example>',
    seller: ['Selvedge Prints LLC', '18 Mill Lane'],
  }
  expect(parseSiteConfig(whole)).toEqual(whole)
})

test.each([undefined, null, 'text', 7, [], {}])('returns an empty configuration for %j', (value) => {
  expect(parseSiteConfig(value)).toEqual(empty)
})

test('replaces values of the wrong type by empty values, also in sibling sites', () => {
  const wrong = {
    name: 1,
    url: {},
    order: 'first',
    displayMultiBrandBanner: 'yes',
    siblingSites: 'none',
    categories: 'all',
    help: [],
  }
  expect(parseSiteConfig(wrong)).toEqual(empty)
  expect(parseSiteConfig({ siblingSites: [null, { order: {} }] }).siblingSites).toEqual([
    { key: '', name: '', url: '', order: 0 },
    { key: '', name: '', url: '', order: 0 },
  ])
})

test('ignores a minimum amount without a currency or with an invalid number of cents', () =>
  expect(
    parseSiteConfig({
      minimumAmounts: [
        { currencyCode: 'USD', centAmount: 12.5 },
        { currencyCode: 'EUR', centAmount: -1 },
        { centAmount: 100 },
        null,
        { currencyCode: 'GBP', centAmount: 1_000 },
      ],
    }).minimumAmounts,
  ).toEqual([{ currencyCode: 'GBP', centAmount: 1_000 }]))
