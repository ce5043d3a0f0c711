import { expect, it } from 'vitest'
import { lineSummary } from './lineSummary.ts'

const aLine = (name: string, key: string, attributes: Readonly<Record<string, unknown>>) => ({
  name,
  productType: { key, name: key },
  custom: { customFieldsRaw: [{ name: 'designName', value: 'Quince Orchard' }] },
  variant: { attributesRaw: Object.entries(attributes).map(([each, value]) => ({ name: each, value })) },
})

it('begins with the product kind when the line is named after its design', () =>
  expect(lineSummary(aLine('Quince Orchard, Wallpaper', 'wallpaper', { 'wallpaper-name': 'Vinyl' }))).toEqual(
    ['Wallpaper', 'Vinyl'],
  ))

it('omits the kind when the name of the line already ends with the kind', () =>
  expect(
    lineSummary(
      aLine('Quince Orchard, Duvet cover', 'bedding', {
        'bedding-product-name': 'Duvet cover',
        'size-display': 'Twin',
      }),
    ),
  ).toEqual(['Twin']))

it('adds labels to values that are unclear without a label', () =>
  expect(
    lineSummary(
      aLine('Quince Orchard, Tea towel', 'dining', { designOwner: 'a', dpi: 150, repeatType: 'half-drop' }),
    ),
  ).toEqual(['150 dpi', 'half-drop repeat']))
