import { describe, expect, test } from 'vitest'
import { partsText, readYardState, withDesign, withSwapped, yardParameters, yardPath } from './yardAddress.ts'

const stateOf = (search: string) => readYardState(new URLSearchParams(search), 4)

describe('readYardState', () => {
  test('selects the first empty part of a yard when the URL selects no part', () => {
    expect(stateOf('')).toMatchObject({ parts: ['', '', '', ''], part: 1, page: 1 })
    expect(stateOf('parts=11.12')).toMatchObject({ parts: ['11', '12', '', ''], part: 3 })
    expect(stateOf('parts=11.12.13.14').part).toBe(1)
  })

  test('ignores invalid numbers of designs and parts, and swaps only a part that has a design', () => {
    const state = stateOf('parts=a.12.%00.9999999999999&part=5&page=-1&colour=%3Cb%3E&line=%0a&swap=1')
    expect(state).toEqual({
      parts: ['', '12', '', ''],
      part: 1,
      isSwapping: false,
      text: '',
      colour: '',
      page: 1,
      line: '',
    })
    expect(stateOf('parts=11&part=1&swap=1').isSwapping).toBe(true)
  })

  test('reads the state that yardParameters writes', () => {
    const state = stateOf('parts=11..13.&part=3&swap=1&find=moon&colour=navy&page=2&line=line-1')
    const address = new URL(yardPath('en-GB', 'yard', yardParameters(state)), 'https://shop.test')
    expect(address.pathname).toBe('/en-GB/product/yard/fill')
    expect(stateOf(address.search)).toEqual(state)
  })
})

test('selects the first empty part after a design is placed, and keeps the selection when no part is empty', () => {
  const first = withDesign(stateOf('parts=..13.14&part=2'), '12')
  expect([partsText(first.parts), first.part]).toEqual(['.12.13.14', 1])
  const full = withDesign({ ...first, part: 1 }, '11')
  expect([partsText(full.parts), full.part]).toEqual(['11.12.13.14', 1])
})

test('swaps the selected part with another part, and selects that other part', () => {
  const swapped = withSwapped(stateOf('parts=11.12.13.&part=1&swap=1'), 4)
  expect([partsText(swapped.parts), swapped.part, swapped.isSwapping]).toEqual(['.12.13.11', 4, false])
})

test('omits the parts of an empty yard from the URL', () =>
  expect(yardPath('en-US', 'yard', { parts: partsText(['', '', '', '']) })).toBe('/product/yard/fill'))
