import { expect, test } from 'vitest'
import { productDetails } from './productDetails.ts'

const names = (...details: [name: string, value: unknown][]): string[] =>
  productDetails(details.map(([name, value]) => ({ name, value }))).map(({ name }) => name)

test('only listed attributes are shown, in the order of the list', () => {
  expect(
    names(['artistName', 'Ada'], ['designImageURL', '…'], ['fabric-name', 'Linen'], ['__proto__', 'x']),
  ).toEqual(['fabric-name', 'artistName'])
})

test('print resolution and repeat are shown when the design has an owner', () => {
  expect(names(['dpi', 150], ['repeatType', 'half-drop'])).toEqual([])
  expect(names(['dpi', 150], ['repeatType', 'half-drop'], ['designOwner', ''])).toEqual([])
  expect(names(['repeatType', 'half-drop'], ['dpi', 150], ['designOwner', 'ada'])).toEqual([
    'dpi',
    'repeatType',
  ])
})
