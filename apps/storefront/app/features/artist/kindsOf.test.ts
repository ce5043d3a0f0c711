import { expect, it } from 'vitest'
import { kindsOf } from './kindsOf.ts'

const categories = [
  { id: 'f', slug: 'fabric', name: 'Fabric', parentId: '' },
  { id: 'fp', slug: 'printed-fabric', name: 'Printed Fabric', parentId: 'f' },
  { id: 'w', slug: 'wallpaper', name: 'Wallpaper', parentId: '' },
  { id: 'wv', slug: 'vinyl', name: 'Vinyl', parentId: 'w' },
  { id: 'wg', slug: 'grasscloth', name: 'Grasscloth', parentId: 'w' },
  { id: 'b', slug: 'bedding', name: 'Bedding', parentId: '' },
]

it('lists the top categories that contain products of the artist, sorted as in the shop', () => {
  expect(kindsOf(categories, { fp: 3, f: 3, wv: 1, wg: 2 })).toEqual([
    { id: 'f', slug: 'fabric', name: 'Fabric', count: 3 },
    { id: 'w', slug: 'wallpaper', name: 'Wallpaper', count: 3 },
  ])
})

it('returns an empty list for an artist without products', () => {
  expect(kindsOf(categories, {})).toEqual([])
})
