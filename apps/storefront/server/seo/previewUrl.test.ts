import { expect, test } from 'vitest'
import { previewSize, previewUrl } from './previewUrl.ts'

test('keeps the proportions of the original image', () => {
  expect(previewSize({ width: 2400, height: 3000 })).toEqual({ width: 1200, height: 1500 })
  expect(previewSize({ width: 800, height: 533 })).toEqual({ width: 1200, height: 800 })
})

test('omits the size when the size of the original image is not known', () => {
  expect(previewSize({ width: 0, height: 0 })).toBeUndefined()
})

test('returns a URL for an image id, and an empty text without an image id', () => {
  expect(previewUrl('https://shop.example', 'abc')).toBe('https://shop.example/pictures/jpeg/1200/abc')
  expect(previewUrl('https://shop.example', '')).toBe('')
})
