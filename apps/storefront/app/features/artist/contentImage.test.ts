import { expect, it } from 'vitest'
import { contentImage } from './contentImage.ts'

const imageId = (url: string) => (url.startsWith('https://images.example/') ? '1/portrait.svg' : '')

it.each([
  ['/pictures/artists/imani-okafor.svg', '0/pictures/artists/imani-okafor.svg'],
  ['https://images.example/portrait.svg', '1/portrait.svg'],
  ['https://elsewhere.example/portrait.svg', ''],
  ['//elsewhere.example/portrait.svg', ''],
  ['/\\elsewhere.example', ''],
  ['', ''],
])('returns the id of the image with the URL "%s"', (address, id) => {
  expect(contentImage(address, imageId)).toBe(id)
})
