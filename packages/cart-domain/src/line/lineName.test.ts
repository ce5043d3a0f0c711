import { expect, test } from 'vitest'
import { aLine, details } from '../testing/builders.ts'
import { lineName } from './lineName.ts'

const wallpaper = {
  name: 'Wallpaper',
  productType: { key: 'wallpaper', name: 'Wallpaper' },
  custom: { customFieldsRaw: details({ designName: 'Quince Orchard' }) },
}

test('returns the design as the title of wallpaper and fabric, and the material separately', () => {
  const variant = (record: object) => ({ attributesRaw: details({ ...record }) })
  expect(lineName(aLine({ ...wallpaper, variant: variant({ 'wallpaper-name': 'Grasscloth' }) }))).toEqual({
    title: 'Quince Orchard',
    material: 'Grasscloth',
  })
  expect(
    lineName(
      aLine({
        ...wallpaper,
        productType: { key: 'fabric' },
        variant: variant({ 'fabric-name': 'Linen' }),
      }),
    ),
  ).toEqual({ title: 'Quince Orchard', material: 'Linen' })
})

test('returns the product’s name for lines other than wallpaper and fabric, and for a line without a design', () => {
  expect(lineName(aLine({ ...wallpaper, productType: { key: 'bedding' } }))).toEqual({
    title: 'Wallpaper',
    material: '',
  })
  expect(lineName(aLine({ ...wallpaper, custom: null }))).toEqual({ title: 'Wallpaper', material: '' })
  expect(lineName(aLine({ name: null }))).toEqual({ title: '', material: '' })
})
