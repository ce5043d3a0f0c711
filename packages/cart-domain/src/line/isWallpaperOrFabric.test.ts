import { expect, test } from 'vitest'
import { aLine } from '../testing/builders.ts'
import { isWallpaperOrFabric } from './isWallpaperOrFabric.ts'

test.each([
  ['wallpaper', 'Grasscloth, Quince Orchard', 'Wallpaper', true],
  ['fabric', 'Quince Orchard', 'Fabric', true],
  ['fabric', 'Printed Fabric, Quince Orchard', 'Fabric', false],
  ['fabric', 'a printed fabric', 'Fabric', false],
  ['fabric', 'Quince Orchard', 'Printed Fabric', false],
  ['wallpaper', 'Living And Decor Wallpaper', 'Wallpaper', false],
  ['wallpaper', 'Bedding sample', 'Wallpaper', false],
  ['wallpaper', 'For Dining rooms', 'Wallpaper', false],
  ['wallpaper', 'Quince Orchard', 'Dining', false],
  ['bedding', 'Quince Orchard', 'Beds', false],
  ['wall-art', 'Quince Orchard', 'Wall Art', false],
])('checks the type key %s, the name %j and the type name %j: %s', (key, name, typeName, expected) => {
  expect(isWallpaperOrFabric(aLine({ name, productType: { key, name: typeName } }))).toBe(expected)
})

test('returns false for a line that has neither name nor type, and true for an unnamed line with a matching type key', () => {
  expect(isWallpaperOrFabric(aLine({ name: null, productType: null }))).toBe(false)
  expect(isWallpaperOrFabric(aLine({ name: null, productType: { key: 'wallpaper' } }))).toBe(true)
})
